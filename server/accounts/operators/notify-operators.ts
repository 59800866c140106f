import { of, statement } from '#db/statement.ts';
import { m } from '#messages/messages.js';
import type { Deps } from '#server/platform/deps.ts';
import { composeAccountSms } from '#server/platform/sms/compose-account-sms.ts';

const usefulMilliseconds = 3 * 24 * 60 * 60_000;
/** After a message, further registrations within this time are sent together. */
const pauseMilliseconds = 10 * 60_000;

const locale = 'en';

const lockTelling = statement('lock_telling', {
  row: of<never>,
  sql: "select pg_advisory_xact_lock(hashtext('telling operators'))",
});

const toTell = (table: string) => `${table}.operators_notified_at is null
  and not exists (select from doctors where operators_notified_at > :since)
  and not exists (select from hospitals where operators_notified_at > :since)`;

/** Marks registrations that operators have not been notified of; no rows during the pause. */
const claimPendingRegistrations = statement('claim_pending_registrations', {
  values: { now: of<Date>, since: of<Date>, doctors: of<boolean> },
  row: of<{ name: string; registration: string }>,
  sql: `
    with hospital as (
      update hospitals set operators_notified_at = :now
      where checked_at is null and refused_at is null and merged_into is null and ${toTell('hospitals')}
      returning name, registration_id as registration
    ), doctor as (
      update doctors set operators_notified_at = :now
      where :doctors and registration_checked_at is null and registration_refused_at is null and ${toTell('doctors')}
      returning name, medical_registration as registration
    )
    select * from hospital union all select * from doctor`,
});

/**
 * Notifies operators of registrations that wait for a check: OPERATOR_PHONES by SMS, OPERATOR_EMAIL by
 * email, as far as these channels are set up; doctors only where they have to be checked. Scheduled job.
 */
export async function notifyOperators(
  deps: Pick<Deps, 'config' | 'database' | 'outbox' | 'clock'>,
): Promise<void> {
  const { config, database, outbox, clock } = deps;
  const phones = config.operatorPhones;
  const email = config.operator?.email ?? '';
  // There is one email address for all operators, so only one recipient gets it.
  const people = phones.length > 0 ? phones : [''];
  if (phones.length === 0 && email === '') return;
  await database.transaction(async (db) => {
    await lockTelling(db);
    const now = clock.now();
    const unnotified = await claimPendingRegistrations(db, {
      now: new Date(now),
      since: new Date(now - pauseMilliseconds),
      doctors: config.registrationCheck,
    });
    if (unnotified.length === 0) return;
    const count = unnotified.length;
    const list = unnotified.map(({ name, registration }) => `${name}, ${registration}`).join('\n');
    const message = {
      kind: 'registration_to_check',
      subject: m.operator_new_subject({ count }, { locale }),
      text: m.operator_new_text({ list, url: `${config.publicUrl}/operator` }, { locale }),
      sms: composeAccountSms('registrationToCheck', locale, { count }),
      locale,
    } as const;
    for (const [index, phone] of people.entries()) {
      const to = { phone, email: index === 0 ? email : '' };
      await outbox.put(db, to, message, { by: 'each', usefulUntil: now + usefulMilliseconds });
    }
  });
}
