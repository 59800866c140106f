import { of, type Queryable, statement } from '#db/statement.ts';
import { mayMessageContactSql } from '#server/patients/profile/contact-phone.ts';
import type { Deps } from '#server/platform/deps.ts';
import { listWaysOfChannel, usesDemoMailbox } from '#server/platform/outbox/delivery-ways.ts';

/**
 * Same rules as `isNotifiedSql` of announcement-queries.ts, except that the phone entered at the front desk
 * is used only if there is no other recipient.
 */
const listRecipients = statement('list_recipients', {
  values: { patientId: of<number>, hasSms: of<boolean>, isMailbox: of<boolean>, now: of<Date> },
  row: of<{ id: number }>,
  sql: `
    with accounts_of as (
      select account_id from patients where (id = :patientId or merged_into = :patientId) and account_id is not null
    ), guardians as (
      select present_person(me.id) as id
      from guardianships g join patients me on me.account_id = g.account_id
      where g.patient_id = :patientId and g.since <= :now and (g.until is null or g.until > :now)
        and not exists (select from accounts_of)
    )
    select :patientId::bigint as id where exists (select from accounts_of)
    union select id from guardians
    union select p.id from patients p
    where p.id = :patientId and ${mayMessageContactSql('p')} and :hasSms
      and not exists (select from accounts_of) and not exists (select from guardians)`,
});

/**
 * Recipients when a person's record is opened: the person; without an account, their guardians; else the
 * phone entered at the front desk. Empty if there is none of these, or if the installation sends no messages.
 */
export async function findAccessRecipients(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  db: Queryable,
  patientId: number,
): Promise<number[]> {
  if (!config.messages.on) return [];
  const hasSms = listWaysOfChannel('sms', config).length > 0;
  const rows = await listRecipients(db, {
    patientId,
    hasSms,
    isMailbox: usesDemoMailbox(config),
    now: new Date(clock.now()),
  });
  return rows.map(({ id }) => id);
}
