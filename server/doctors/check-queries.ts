import { of, statement } from '#db/statement.ts';

export const setListed = statement('set_listed', {
  values: { checkRequired: of<boolean> },
  row: of<never>,
  sql: `
    update doctors set listed = not listed
    where listed <> (registration_checked_at is not null or not :checkRequired)`,
});

export interface CheckedDoctorRow {
  id: number;
  name: string;
  medical_registration: string;
  registration_checked_at: Date | null;
  hospital_name: string;
  /** Whether it is the name of a listed hospital. */
  hospital_id: number | null;
  hospital_agreed_at: Date | null;
  created_at: Date;
}

const columns = `d.id, d.name, d.medical_registration, d.registration_checked_at, d.hospital_name, d.hospital_id,
  d.hospital_agreed_at, d.created_at`;

/** Those who wait for a check or for their hospital come first, then the newest. */
export const doctorsToCheck = statement('doctors_to_check', {
  values: { all: of<boolean> },
  row: of<CheckedDoctorRow>,
  sql: `
    select ${columns} from doctors d
    where :all or d.registration_checked_at is null or (d.hospital_id is not null and d.hospital_agreed_at is null)
    order by d.registration_checked_at is not null, d.created_at desc, d.id`,
});

/** The row as it was before the check; none if there is no such doctor. */
export const checkDoctor = statement('check_doctor', {
  values: { id: of<number>, checkedAt: of<Date | null>, checkRequired: of<boolean> },
  row: of<CheckedDoctorRow>,
  sql: `
    with former as (select ${columns} from doctors d where d.id = :id for no key update)
    update doctors d set
      registration_checked_at = case when :checkedAt::timestamptz is null then null
        else coalesce(d.registration_checked_at, :checkedAt) end,
      listed = :checkedAt::timestamptz is not null or not :checkRequired
    from former where d.id = former.id
    returning former.*`,
});

/** The row as it was; its hospital_id is null if no listed hospital has the name. */
export const agreeToDoctor = statement('agree_to_doctor', {
  values: { id: of<number>, agreedAt: of<Date | null> },
  row: of<CheckedDoctorRow>,
  sql: `
    with former as (select ${columns} from doctors d where d.id = :id for no key update)
    update doctors d set hospital_agreed_at = case
      when d.hospital_id is null or :agreedAt::timestamptz is null then null
      else coalesce(d.hospital_agreed_at, :agreedAt) end
    from former where d.id = former.id
    returning former.*`,
});
