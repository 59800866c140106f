import { of, statement } from '#db/statement.ts';
import type { Council } from '#domain/doctors/councils.ts';
import type { Gender } from '#domain/patients/genders.ts';
import type { AccountRow } from '#server/accounts/account/account.ts';
import { revenueSql } from '#server/appointments/payments/payment-sql.ts';
import {
  type DoctorProfileRow,
  profileColumnsSql,
  profileTablesSql,
} from '#server/doctors/profile/profile-columns.ts';

export interface OwnDoctorProfileRow extends DoctorProfileRow {
  phone: string;
  email: string;
  practice_address: string;
  confirms_automatically: boolean;
  council: Council | null;
  registration_year: number | null;
  clinic_phone: string | null;
  /** Minutes from midnight, by day. */
  available_starts: Record<string, number[]>;
  revenue_paise: number;
}

/** Published days from `from` on; revenue is the amount collected for Completed visits. */
export const findOwnProfile = statement('find_own_profile', {
  values: { id: of<number>, from: of<string> },
  row: of<OwnDoctorProfileRow>,
  sql: `
    select ${profileColumnsSql}, account.phone, account.email, practice.address as practice_address, d.confirms_automatically, d.council,
      d.registration_year, d.clinic_phone,
      (select coalesce(json_object_agg(day, starts order by day), '{}') from (
         select p.day, array(
           select distinct s from published_days one, unnest(one.starts || one.retained) s
           where one.doctor_id = d.id and one.day = p.day order by s
         ) as starts
         from published_days p where p.doctor_id = d.id and p.day >= :from and (p.is_part or p.retained <> '{}')
         group by p.day
       ) published) as available_starts,
      ${revenueSql('d.id')} as revenue_paise
    from ${profileTablesSql} join accounts account on account.id = d.account_id
    where d.id = :id`,
});

/** Null leaves a column unchanged. */
export const updateSettings = statement('update_settings', {
  values: { id: of<number>, overview: of<string | null>, confirmsAutomatically: of<boolean | null> },
  sql: `
    update doctors set
      overview = coalesce(:overview, overview),
      confirms_automatically = coalesce(:confirmsAutomatically, confirms_automatically)
    where id = :id`,
});

/** Locks the doctor and the main practice until the transaction ends. */
export const lockWorkingHours = statement('lock_working_hours', {
  values: { id: of<number> },
  row: of<{ works_from: number; works_to: number }>,
  sql: `
    select p.works_from, p.works_to from doctors d join practices p on p.doctor_id = d.id and p.is_main
    where d.id = :id for no key update`,
});

/**
 * Null leaves a column unchanged. A new hospital or place links the main practice to the nearest listed
 * hospital of that name. A new name or registration becomes unchecked, and a new hospital has yet to agree.
 */
export const updateDoctorProfile = statement('update_doctor_profile', {
  values: {
    id: of<number>,
    name: of<string | null>,
    gender: of<Gender | null>,
    experienceYears: of<number | null>,
    medicalRegistration: of<string | null>,
    council: of<Council | '' | null>,
    registrationYear: of<number | null>,
    removeRegistrationYear: of<boolean>,
    clinicPhone: of<string | null>,
    specialization: of<string | null>,
    hospitalName: of<string | null>,
    practiceAddress: of<string | null>,
    basicFeePaise: of<number | null>,
    worksFrom: of<number | null>,
    worksTo: of<number | null>,
    worksDays: of<readonly number[] | null>,
    languages: of<readonly string[] | null>,
    qualifications: of<readonly string[] | null>,
    overview: of<string | null>,
    longitude: of<number | null>,
    latitude: of<number | null>,
    photoHash: of<string | null>,
    removePhoto: of<boolean>,
    checkRequired: of<boolean>,
  },
  row: of<AccountRow>,
  sql: `
    with place as (
      select
        p.id as practice_id,
        coalesce(:hospitalName, p.name) as name,
        coalesce(point(:longitude, :latitude), p.location) as location,
        p.hospital_id as former_id,
        coalesce(:medicalRegistration, d.medical_registration) = d.medical_registration
          and coalesce(:name, d.name) = d.name
          and nullif(coalesce(:council, d.council), '') is not distinct from d.council as stays_checked
      from doctors d join practices p on p.doctor_id = d.id and p.is_main where d.id = :id
    ), wanted as (
      select *, case
        when :hospitalName::text is null and :longitude::float8 is null then former_id
        else (select h.id from hospitals h
              where lower(h.name) = lower(place.name) and h.merged_into is null
              order by h.location <-> place.location limit 1)
      end as hospital_id
      from place
    ), practice as (
      update practices p set
        name = wanted.name,
        hospital_id = wanted.hospital_id,
        hospital_agreed_at = case when wanted.hospital_id = p.hospital_id then p.hospital_agreed_at end,
        address = coalesce(:practiceAddress, p.address),
        location = wanted.location,
        clinic_fee_paise = coalesce(:basicFeePaise, p.clinic_fee_paise),
        works_from = coalesce(:worksFrom, p.works_from),
        works_to = coalesce(:worksTo, p.works_to),
        works_days = coalesce(:worksDays, p.works_days)
      from wanted where p.id = wanted.practice_id
    )
    update doctors d set
      name = coalesce(:name, d.name),
      gender = coalesce(:gender, d.gender),
      experience_years = coalesce(:experienceYears, d.experience_years),
      medical_registration = coalesce(:medicalRegistration, d.medical_registration),
      council = nullif(coalesce(:council, d.council), ''),
      registration_year = coalesce(:registrationYear, case when not :removeRegistrationYear then d.registration_year end),
      clinic_phone = nullif(coalesce(:clinicPhone, d.clinic_phone), ''),
      specialization = coalesce(:specialization, d.specialization),
      registration_checked_at = case when wanted.stays_checked then d.registration_checked_at end,
      registration_refused_at = case when wanted.stays_checked then d.registration_refused_at end,
      registration_refusal = case when wanted.stays_checked then d.registration_refusal else '' end,
      operators_notified_at = case when wanted.stays_checked then d.operators_notified_at end,
      listed = d.listed and (wanted.stays_checked or not :checkRequired),
      languages = coalesce(:languages, d.languages),
      qualifications = coalesce(:qualifications, d.qualifications),
      overview = coalesce(:overview, d.overview),
      photo_hash = coalesce(:photoHash, case when not :removePhoto then d.photo_hash end)
    from wanted
    where d.id = :id
    returning d.id, d.name, d.photo_hash`,
});
