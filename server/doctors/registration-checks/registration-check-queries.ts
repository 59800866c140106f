import { of, statement } from '#db/statement.ts';

export const setListed = statement('set_listed', {
  values: { checkRequired: of<boolean> },
  row: of<never>,
  sql: `
    update doctors set listed = not listed
    where listed <> (registration_checked_at is not null or not :checkRequired)`,
});

export interface CheckedPracticeRow {
  practice_id: number;
  id: number;
  name: string;
  medical_registration: string;
  registration_checked_at: Date | null;
  hospital_name: string;
  hospital_id: number | null;
  hospital_agreed_at: Date | null;
  created_at: Date;
}

const checkedDoctorColumnsSql = `d.id, d.name, d.medical_registration, d.registration_checked_at, practice.name as hospital_name,
  practice.hospital_id, practice.hospital_agreed_at, d.created_at, practice.id as practice_id`;

/**
 * One row per practice. Doctors who wait for a check or a hospital come first, then the newest; further
 * practices are listed only while they wait for their hospital, unless all are wanted.
 */
export const listDoctorsToCheck = statement('list_doctors_to_check', {
  values: { all: of<boolean> },
  row: of<CheckedPracticeRow>,
  sql: `
    select ${checkedDoctorColumnsSql}
    from doctors d join practices practice on practice.doctor_id = d.id and practice.ended_at is null
    where :all or (d.registration_checked_at is null and practice.is_main)
      or (practice.hospital_id is not null and practice.hospital_agreed_at is null)
    order by d.registration_checked_at is not null, d.created_at desc, d.id, practice.is_main desc, practice.id`,
});

/** Returns the doctor at the main practice as before the check; no row if there is no such doctor. */
export const recordDoctorCheck = statement('record_doctor_check', {
  values: {
    id: of<number>,
    checkedAt: of<Date | null>,
    refusedAt: of<Date | null>,
    refusal: of<string>,
    checkRequired: of<boolean>,
  },
  row: of<CheckedPracticeRow>,
  sql: `
    with former as (
      select ${checkedDoctorColumnsSql} from doctors d join practices practice on practice.doctor_id = d.id and practice.is_main
      where d.id = :id for no key update of d
    )
    update doctors d set
      registration_checked_at = case when :checkedAt::timestamptz is null then null
        else coalesce(d.registration_checked_at, :checkedAt) end,
      registration_refused_at = :refusedAt,
      registration_refusal = :refusal,
      listed = :checkedAt::timestamptz is not null or not :checkRequired
    from former where d.id = former.id
    returning former.*`,
});

export const listAgreedHospitals = statement('list_agreed_hospitals', {
  values: { id: of<number> },
  row: of<{ hospital_id: number }>,
  sql: `
    select distinct hospital_id from practices
    where doctor_id = :id and hospital_agreed_at is not null and ended_at is null`,
});

/**
 * Returns the practice as it was, the main one without an id; its hospital_id is null if no listed hospital
 * has the name.
 */
export const agreeToPractice = statement('agree_to_practice_of_registration_checks', {
  values: { id: of<number>, practiceId: of<number | null>, agreedAt: of<Date | null> },
  row: of<CheckedPracticeRow>,
  sql: `
    with former as (
      select ${checkedDoctorColumnsSql} from practices practice join doctors d on d.id = practice.doctor_id
      where d.id = :id and practice.ended_at is null
        and case when :practiceId::bigint is null then practice.is_main else practice.id = :practiceId end
      for no key update of practice
    )
    update practices p set hospital_agreed_at = case
      when p.hospital_id is null or :agreedAt::timestamptz is null then null
      else coalesce(p.hospital_agreed_at, :agreedAt) end
    from former where p.id = former.practice_id
    returning former.*`,
});
