import { literalsSql } from '#db/sql-literals.ts';
import { of, statement } from '#db/statement.ts';
import { openStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import type { Gender } from '#domain/patients/genders.ts';
import { birthDateSql } from '#server/patients/profile/birth-date-sql.ts';
import { contactPhoneSql } from '#server/patients/profile/contact-phone.ts';
import { isAppointmentSql } from '#server/scheduling/reservations/occupied-slot-sql.ts';

const isKnownSql = (id: string) => `exists (
  select from hospital_people known where known.hospital_id = :hospitalId and known.patient_id = ${id})`;

export const findHospitalPatient = statement('find_hospital_patient', {
  values: { hospitalId: of<number>, id: of<number> },
  row: of<{ id: number; name: string }>,
  sql: `
    select p.id, p.name from patients p where p.id = present_person(:id) and ${isKnownSql('p.id')}`,
});

export interface HospitalPatientRow {
  id: number;
  name: string;
  gender: Gender;
  birth_date: string;
  phone: string;
  last_id: number | null;
  last_at: Date | null;
  last_doctor_id: number | null;
  last_doctor: string | null;
  next_id: number | null;
  next_at: Date | null;
  next_doctor_id: number | null;
  next_doctor: string | null;
}

const joinVisitSql = (name: string, condition: string, order: string) => `left join lateral (
      select a.id as ${name}_id, a.starts_at as ${name}_at, a.doctor_id as ${name}_doctor_id, d.name as ${name}_doctor
      from appointments a join doctors d on d.id = a.doctor_id
      where a.patient_id = p.id and a.hospital_id = :hospitalId and ${isAppointmentSql('a')} and ${condition}
      order by a.starts_at ${order} limit 1
    ) ${name}_visit on true`;

const notWanted = literalsSql(['Cancelled', 'Rejected', 'Rescheduled']);

/**
 * Those known to the hospital, with their last and next visit here: by rank, then by next visit, then by last
 * visit.
 */
export const listHospitalPatients = statement('list_hospital_patients', {
  values: {
    hospitalId: of<number>,
    ids: of<readonly number[]>,
    ranks: of<readonly number[]>,
    max: of<number>,
    now: of<Date>,
  },
  row: of<HospitalPatientRow>,
  sql: `
    select p.id, p.name, p.gender, ${birthDateSql('p')} as birth_date, ${contactPhoneSql('p')} as phone,
      last_id, last_at, last_doctor_id, last_doctor, next_id, next_at, next_doctor_id, next_doctor
    from unnest(:ids::bigint[], :ranks::int[]) as found (id, rank) join patients p on p.id = found.id
    ${joinVisitSql('last', `a.starts_at <= :now and a.status not in (${notWanted})`, 'desc')}
    ${joinVisitSql('next', `a.starts_at > :now and a.status in (${literalsSql(openStatuses)})`, 'asc')}
    where p.merged_into is null and ${isKnownSql('p.id')}
    order by found.rank, next_at nulls last, last_at desc nulls last, p.id desc
    limit :max`,
});

export interface IdentityRow {
  name: string;
  date_of_birth: string | null;
  birth_year: number | null;
  account_phone: string | null;
  contact_phone: string | null;
  contact_belongs_to_guardian: boolean;
  has_account: boolean;
  kept_from: CorrectionBlock | null;
}

/**
 * Reasons why the front desk may not correct an identity: the person or a guardian does it, or others know
 * the person too.
 */
type CorrectionBlock = 'account' | 'guardian' | 'elsewhere';

const hasAccount = `exists (
  select from patients own where (own.id = p.id or own.merged_into = p.id) and own.account_id is not null)`;

/**
 * The reason for person `p`, as in `findExclusiveRecord` of merge-request-queries.ts; null if the front desk
 * may correct it.
 */
const correctionBlockSql = `case
    when ${hasAccount} then 'account'
    when exists (
      select from guardianships g where g.patient_id = p.id and (g.until is null or g.until > :now)) then 'guardian'
    when exists (select from guardianships g where g.patient_id = p.id)
      or exists (
        select from hospital_people other where other.patient_id = p.id and other.hospital_id <> :hospitalId)
      or exists (
        select from appointments a where a.patient_id = p.id and a.hospital_id is distinct from :hospitalId)
      then 'elsewhere'
  end`;

export const findIdentity = statement('find_identity', {
  values: { id: of<number>, hospitalId: of<number>, now: of<Date> },
  row: of<IdentityRow>,
  sql: `
    select p.name, p.date_of_birth, p.birth_year, own.phone as account_phone, p.contact_phone, p.contact_belongs_to_guardian,
      ${hasAccount} as has_account, ${correctionBlockSql} as kept_from
    from patients p left join accounts own on own.id = p.account_id where p.id = :id`,
});

export interface GuardianRow {
  name: string;
  gender: Gender;
  relation: 'child' | 'parent' | 'spouse' | 'sibling' | 'other';
  phone: string;
}

export const listGuardians = statement('list_guardians_of_patients', {
  values: { id: of<number>, now: of<Date> },
  row: of<GuardianRow>,
  sql: `
    select guardian.name, guardian.gender, g.relation, account.phone
    from guardianships g
      join accounts account on account.id = g.account_id
      join patients guardian on guardian.account_id = account.id
    where g.patient_id = :id and g.since <= :now and (g.until is null or g.until > :now)
    order by g.id`,
});

export interface IdentityValues {
  name: string;
  gender: Gender;
  dateOfBirth: string | null;
  birthYear: number | null;
  birthMonth: number | null;
  contactPhone: string | null;
  contactIsGuardians: boolean;
}
const identityValues = {
  name: of<IdentityValues['name']>,
  gender: of<IdentityValues['gender']>,
  dateOfBirth: of<IdentityValues['dateOfBirth']>,
  birthYear: of<IdentityValues['birthYear']>,
  birthMonth: of<IdentityValues['birthMonth']>,
  contactPhone: of<IdentityValues['contactPhone']>,
  contactIsGuardians: of<IdentityValues['contactIsGuardians']>,
};

export const insertPatient = statement('insert_patient_of_patients', {
  values: {
    ...identityValues,
    locale: of<string>,
    hospitalId: of<number>,
    membershipId: of<number>,
    now: of<Date>,
  },
  row: of<{ id: number }>,
  sql: `
    with person as (
      insert into patients (
        name, gender, date_of_birth, birth_year, birth_month, contact_phone, contact_belongs_to_guardian,
        contact_locale
      )
      values (
        :name, :gender, :dateOfBirth, :birthYear, :birthMonth, :contactPhone, :contactIsGuardians, :locale
      ) returning id
    ), known as (
      insert into hospital_people (hospital_id, patient_id, since, membership_id)
      select :hospitalId, id, :now, :membershipId from person
    )
    select id from person`,
});

/** Only for a person of this hospital alone; no row otherwise. */
export const updateIdentity = statement('update_identity', {
  values: { ...identityValues, id: of<number>, hospitalId: of<number>, now: of<Date> },
  row: of<{ id: number }>,
  sql: `
    update patients p set name = :name, gender = :gender, date_of_birth = :dateOfBirth, birth_year = :birthYear,
      -- The month stays that of a year that stays.
      birth_month = coalesce(:birthMonth, case when birth_year = :birthYear then birth_month end),
      contact_phone = :contactPhone, contact_belongs_to_guardian = :contactIsGuardians
    where id = :id and ${correctionBlockSql} is null
    returning id`,
});
