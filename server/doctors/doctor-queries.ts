import { of, statement } from '#db/statement.ts';
import type { Council } from '#domain/councils.ts';
import type { Gender } from '#domain/genders.ts';
import { doctorsShown, shownColumns, summaryColumns } from '#server/practices/shown-practice.ts';
import type { AccountRow } from '#server/sessions/account.ts';

interface PointValue {
  x: number;
  y: number;
}

export interface DoctorSummaryRow {
  id: number;
  name: string;
  specialization: string;
  photo_hash: string | null;
  hospital_name: string;
  hospital_agreed: boolean;
  agreed_hospital_id: number | null;
  experience_years: number;
  basic_fee_paise: number;
  languages: string[];
  rating_sum: number;
  rating_count: number;
  /** Whether there are practices beside the one that is shown. */
  has_others: boolean;
}

export interface DoctorNearbyRow extends DoctorSummaryRow {
  distance_km: number;
}

export interface DoctorProfileRow extends DoctorSummaryRow {
  gender: Gender;
  medical_registration: string;
  works_from: number;
  works_to: number;
  works_days: number[];
  location: PointValue;
  qualifications: string[];
  overview: string;
  /** Of a hospital that agreed, else what the doctor says. */
  hospital_address: string | null;
  registration_checked: boolean;
  listed: boolean;
}

const nearest = doctorsShown(
  { here: true, hospital: true },
  ({ name, location }) => `
      and (:specialization::text is null or lower(d.specialization) = lower(:specialization))
      and (:hospital::text is null or lower(${name}) = lower(:hospital))
    order by ${location} <-> point(:longitude, :latitude) limit :atMost::int * 3`,
);

/**
 * The nearest doctors by their nearest practice, optionally of one specialization, or by their practice at one hospital,
 * in any letter case (D-02, K-02). KNN by degrees finds three times as many candidates as wanted, because degrees of
 * longitude are shorter; the true distance sorts them.
 */
export const doctorsNear = statement('doctors_near', {
  values: {
    latitude: of<number>,
    longitude: of<number>,
    withinKm: of<number>,
    atMost: of<number>,
    specialization: of<string | null>,
    hospital: of<string | null>,
  },
  row: of<DoctorNearbyRow>,
  sql: `
    with candidate as materialized (
      select ${shownColumns}, distance_km(d.location, point(:longitude, :latitude)) as distance_km from ${nearest} d
    )
    select * from candidate
    where distance_km <= :withinKm order by distance_km, id limit :atMost`,
});

/** The columns of `DoctorProfileRow`, and its tables. */
export const profileColumns = `${summaryColumns}, d.gender, d.medical_registration, d.works_from, d.works_to,
  d.works_days, practice.location, d.qualifications, d.overview, d.listed,
  d.registration_checked_at is not null as registration_checked,
  coalesce(nullif(concat_ws(', ', h.address_line, h.city, h.state || ' ' || h.pincode), ''),
    nullif(practice.address, '')) as hospital_address`;
export const profileTables = `doctors d join practices practice on practice.doctor_id = d.id and practice.is_main
  left join hospitals h on h.id = practice.hospital_id and practice.hospital_agreed_at is not null`;

export const doctorProfileRow = statement('doctor_profile', {
  values: { id: of<number> },
  row: of<DoctorProfileRow>,
  sql: `select ${profileColumns} from ${profileTables} where d.id = :id`,
});

export const doctorExists = statement('doctor_exists', {
  values: { id: of<number> },
  row: of<{ id: number }>,
  sql: 'select id from doctors where id = :id',
});

/**
 * Stores the doctor of an account, linked to the nearest listed hospital of that name.
 */
export const insertDoctor = statement('insert_doctor', {
  values: {
    accountId: of<number>,
    name: of<string>,
    gender: of<Gender>,
    experienceYears: of<number>,
    medicalRegistration: of<string>,
    council: of<Council | null>,
    registrationYear: of<number | null>,
    specialization: of<string>,
    hospitalName: of<string>,
    practiceAddress: of<string>,
    basicFeePaise: of<number>,
    worksFrom: of<number>,
    worksTo: of<number>,
    photoHash: of<string | null>,
    longitude: of<number>,
    latitude: of<number>,
    listed: of<boolean>,
  },
  row: of<AccountRow>,
  sql: `
    insert into doctors (
      account_id, name, gender, photo_hash,
      experience_years, medical_registration, council, registration_year, specialization,
      hospital_name, practice_address, basic_fee_paise, works_from, works_to, location,
      hospital_id, listed
    )
    values (
      :accountId, :name, :gender, :photoHash,
      :experienceYears, :medicalRegistration, :council, :registrationYear, :specialization,
      :hospitalName, :practiceAddress, :basicFeePaise, :worksFrom, :worksTo, point(:longitude, :latitude),
      (select id from hospitals where lower(name) = lower(:hospitalName) and merged_into is null
       order by location <-> point(:longitude, :latitude) limit 1),
      :listed
    )
    returning id, name, photo_hash`,
});
