import type { Queryable } from '#db/statement.ts';
import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import type { Deps } from '#server/platform/deps.ts';
import { insertRecordAnnouncement } from './emergency-access-queries.ts';
import { notifyOwners } from './notify-owners.ts';

export interface OpenedRecord {
  readonly notifyIds: readonly number[];
  readonly hospitalId: number;
  /** Name of the opener; empty if the account has none. */
  readonly who: string;
  readonly role: StaffRole;
  readonly hospital: string;
  readonly person: string;
  readonly reason: string;
}

/**
 * Notifies the patient, or those who receive messages for them, and the owners, in the transaction in which
 * the record is opened.
 */
export async function notifyOfAccess(
  deps: Pick<Deps, 'database' | 'clock' | 'config' | 'outbox'>,
  db: Queryable,
  { notifyIds, hospitalId, role, ...notified }: OpenedRecord,
): Promise<void> {
  const now = new Date(deps.clock.now());
  const facts = JSON.stringify({ ...notified, who: notified.who || notified.hospital, role });
  for (const patientId of notifyIds) await insertRecordAnnouncement(db, { patientId, facts, now });
  await notifyOwners(deps, db, hospitalId);
}
