import type { Queryable } from '#db/statement.ts';
import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import type { Deps } from '#server/platform/deps.ts';
import { insertRecordAnnouncement } from './emergency-queries.ts';
import { notifyOwners } from './tell-owners.ts';

export interface OpenedRecord {
  /** Who is told of it, as `whoIsTold`. */
  readonly tellIds: readonly number[];
  readonly hospitalId: number;
  /** Who opened it, by name; empty if the account has not said. */
  readonly who: string;
  readonly role: StaffRole;
  readonly hospital: string;
  readonly person: string;
  readonly reason: string;
}

/**
 * Tells the patient, or whoever hears of it for them, and the owners of the hospital, in the transaction
 * in which the record is opened (M-03).
 */
export async function notifyOfAccess(
  deps: Pick<Deps, 'database' | 'clock' | 'config' | 'outbox'>,
  db: Queryable,
  { tellIds, hospitalId, role, ...told }: OpenedRecord,
): Promise<void> {
  const now = new Date(deps.clock.now());
  const facts = JSON.stringify({ ...told, who: told.who || told.hospital, role });
  for (const patientId of tellIds) await insertRecordAnnouncement(db, { patientId, facts, now });
  await notifyOwners(deps, db, hospitalId);
}
