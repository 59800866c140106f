import type { Queryable } from '#db/statement.ts';
import type { StaffRole } from '#domain/hospital-roles.ts';
import { m } from '#messages/messages.js';
import { staffRoleWords } from '#server/memberships/role-words.ts';
import { composeAccountSms } from '#server/notifications/sms/compose-account-sms.ts';
import type { Deps } from '#server/platform/deps.ts';
import { insertRecordAnnouncement, ownersOf, toldOf } from './emergency-queries.ts';

export interface OpenedRecord {
  readonly patientId: number;
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
 * Tells the patient, or whoever looks after somebody without an account, and the owners of the hospital, in the transaction
 * in which the record is opened (M-03).
 */
export async function tellOfAccess(
  { config, clock, outbox }: Pick<Deps, 'config' | 'clock' | 'outbox'>,
  db: Queryable,
  { patientId, hospitalId, role, ...told }: OpenedRecord,
): Promise<void> {
  const now = new Date(clock.now());
  if (config.messages.on) {
    const facts = JSON.stringify({ ...told, who: told.who || told.hospital, role });
    for (const { id } of await toldOf(db, { patientId, now })) {
      await insertRecordAnnouncement(db, { patientId: id, facts, now });
    }
  }
  for (const { locale, phone, email } of await ownersOf(db, { hospitalId, now })) {
    const words = { ...told, role: staffRoleWords(role, locale) };
    const who = told.who || words.role;
    const message = {
      kind: 'emergency_at_hospital',
      subject: m.emergency_access_owner_subject({ ...words, who }, { locale }),
      text: m.emergency_access_owner_text({ ...words, who }, { locale }),
      sms: composeAccountSms('emergencyAtHospital', locale, { ...told, who }),
      locale,
    };
    const usefulUntil = clock.now() + usefulMilliseconds;
    await outbox.put(db, { phone, email }, message, { by: 'each', usefulUntil });
  }
}
