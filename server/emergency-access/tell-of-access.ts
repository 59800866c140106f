import type { Queryable } from '#db/statement.ts';
import type { StaffRole } from '#domain/hospital-roles.ts';
import { m } from '#messages/messages.js';
import { staffRoleWords } from '#server/memberships/role-words.ts';
import { composeAccountSms } from '#server/notifications/sms/compose-account-sms.ts';
import type { Deps } from '#server/platform/deps.ts';
import { insertRecordAnnouncement, ownersOf } from './emergency-queries.ts';

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

/** Tried for three days: an owner may be away. */
const usefulMilliseconds = 3 * 24 * 60 * 60_000;

/**
 * Tells the patient, or whoever hears of it for them, and the owners of the hospital, in the transaction
 * in which the record is opened (M-03).
 */
export async function tellOfAccess(
  { clock, outbox }: Pick<Deps, 'clock' | 'outbox'>,
  db: Queryable,
  { tellIds, hospitalId, role, ...told }: OpenedRecord,
): Promise<void> {
  const now = new Date(clock.now());
  const facts = JSON.stringify({ ...told, who: told.who || told.hospital, role });
  for (const patientId of tellIds) await insertRecordAnnouncement(db, { patientId, facts, now });
  const ownerText = tellIds.length > 0 ? m.emergency_access_owner_text : m.emergency_access_owner_text_untold;
  for (const { locale, phone, email } of await ownersOf(db, { hospitalId })) {
    const words = { ...told, role: staffRoleWords(role, locale) };
    const who = told.who || words.role;
    const message = {
      kind: 'emergency_at_hospital',
      subject: m.emergency_access_owner_subject({ ...words, who }, { locale }),
      text: ownerText({ ...words, who }, { locale }),
      sms: composeAccountSms('emergencyAtHospital', locale, { ...told, who }),
      locale,
    };
    const usefulUntil = clock.now() + usefulMilliseconds;
    await outbox.put(db, { phone, email }, message, { by: 'each', usefulUntil });
  }
}
