import type { Gender } from '#domain/patients/genders.ts';
import type { Relation } from '#domain/patients/guardianship.ts';
import { presentGuardian } from '#server/patients/family/present-guardian.ts';

/**
 * SQL: the contact phone of the patient `table`: their own, else that of a guardian (or of the last one until
 * they came of age), else of a record merged into theirs, else the one the front desk entered; empty if there
 * is none.
 */
export const contactPhoneSql = (table: string) => `coalesce((
  select own.phone from accounts own where own.id = ${table}.account_id
), (
  select account.phone from guardianships g join accounts account on account.id = g.account_id
  where g.patient_id = ${table}.id and (g.until is null or g.ended_by = 'age')
  order by g.until desc nulls first, g.id limit 1
), (
  select account.phone from patients gone join accounts account on account.id = gone.account_id
  where gone.merged_into = ${table}.id limit 1
), ${table}.contact_phone, '')`;

/**
 * SQL condition: messages may go to the phone that a front desk entered for the patient `table`. A hospital
 * of theirs must be checked, or a made-up hospital could message strangers. The demo's mailbox (`:isMailbox`)
 * sends nothing out.
 */
export const mayMessageContactSql = (
  table: string,
) => `${table}.contact_phone is not null and (:isMailbox or exists (
  select from hospital_people known join hospitals h on h.id = known.hospital_id
  where known.patient_id = ${table}.id and h.checked_at is not null))`;

export interface ContactOwner {
  contact_name: string | null;
  contact_gender: Gender | null;
  contact_relation: Relation | null;
}

export const contactOwnerColumnsSql = `contact.name as contact_name, contact.gender as contact_gender,
  contact.relation as contact_relation`;
export const joinContactOwnerSql = (table: string) => `left join lateral (
  select guardian.name, guardian.gender, g.relation
  from guardianships g join patients guardian on guardian.account_id = g.account_id
  where ${table}.account_id is null and g.patient_id = ${table}.id and g.until is null order by g.id limit 1
) contact on true`;

/** Null if the phone is the patient's own. */
export const presentContactOwner = ({ contact_name, contact_gender, contact_relation }: ContactOwner) =>
  contact_name !== null && contact_gender !== null
    ? presentGuardian({ name: contact_name, gender: contact_gender, relation: contact_relation })
    : null;
