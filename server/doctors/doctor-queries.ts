import { of, statement } from '#db/statement.ts';
import type { Council } from '#domain/councils.ts';
import type { Gender } from '#domain/genders.ts';
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
  experience_years: number;
  basic_fee_paise: number;
  languages: string[];
  rating_sum: number;
  rating_count: number;
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

const summaryColumns = `d.id, d.name, d.specialization, d.photo_hash, d.hospital_name, d.experience_years,
  d.hospital_agreed_at is not null as hospital_agreed, d.basic_fee_paise, d.languages, d.rating_sum, d.rating_count`;

/**
 * The nearest doctors, optionally of one specialization or hospital, in any letter case (D-02). KNN by
 * degrees finds three times as many candidates as wanted, because degrees of longitude are shorter; the true
 * distance sorts them.
 */
export const doctorsNear = statement('doctors_near', {
  values: {
    latitude: of<number>,
    longitude: of<number>,
    withinKm: of<number>,
    atMost: of<number>,
    specialization: of<string | null>,
    hospitalName: of<string | null>,
  },
  row: of<DoctorNearbyRow>,
  sql: `
    with candidate as materialized (
      select id, distance_km(location, point(:longitude, :latitude)) as km
      from doctors
      where listed and (:specialization::text is null or lower(specialization) = lower(:specialization))
        and (:hospitalName::text is null or lower(hospital_name) = lower(:hospitalName))
      order by location <-> point(:longitude, :latitude) limit :atMost::int * 3
    )
    select ${summaryColumns}, candidate.km as distance_km
    from candidate join doctors d using (id)
    where candidate.km <= :withinKm order by candidate.km, d.id limit :atMost`,
});

/** The columns of `DoctorProfileRow`, and its tables. */
export const profileColumns = `${summaryColumns}, d.gender, d.medical_registration, d.works_from, d.works_to,
  d.works_days, d.location, d.qualifications, d.overview, d.listed,
  d.registration_checked_at is not null as registration_checked,
  coalesce(nullif(concat_ws(', ', h.address_line, h.city, h.state || ' ' || h.pincode), ''),
    nullif(d.practice_address, '')) as hospital_address`;
export const profileTables =
  'doctors d left join hospitals h on h.id = d.hospital_id and d.hospital_agreed_at is not null';

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
 * Stores a doctor, linked to the nearest listed hospital of that name. No row if the phone number is taken.
 */
export const insertDoctor = statement('insert_doctor', {
  values: {
    name: of<string>,
    email: of<string>,
    phone: of<string>,
    passwordHash: of<string>,
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
      name, email, phone, password_hash, gender, photo_hash,
      experience_years, medical_registration, council, registration_year, specialization,
      hospital_name, practice_address, basic_fee_paise, works_from, works_to, location,
      hospital_id, listed
    )
    values (
      :name, :email, :phone, :passwordHash, :gender, :photoHash,
      :experienceYears, :medicalRegistration, :council, :registrationYear, :specialization,
      :hospitalName, :practiceAddress, :basicFeePaise, :worksFrom, :worksTo, point(:longitude, :latitude),
      (select id from hospitals where lower(name) = lower(:hospitalName) and merged_into is null
       order by location <-> point(:longitude, :latitude) limit 1),
      :listed
    )
    on conflict (phone) do nothing
    returning id, name, photo_hash`,
});
