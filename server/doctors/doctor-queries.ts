import { statement } from '#server/platform/database.ts';
import type { AccountRow } from '#server/sessions/open-session.ts';

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
  gender: string;
  medical_registration: string;
  works_from: number;
  works_to: number;
  works_days: number[];
  location: PointValue;
  qualifications: string[];
  overview: string;
  hospital_address: string | null;
}

const summaryColumns = `d.id, d.name, d.specialization, d.photo_hash, d.hospital_name, d.experience_years,
  d.basic_fee_paise, d.languages, d.rating_sum, d.rating_count`;

/**
 * The nearest doctors, of one specialization or hospital if wanted (null otherwise), names without regard to
 * case (D-02). KNN on degrees finds three times as many candidates as are wanted, because a degree of
 * longitude is shorter than one of latitude; the true distance sorts them.
 */
export const doctorsNear = statement<
  DoctorNearbyRow,
  [
    latitude: number,
    longitude: number,
    withinKm: number,
    atMost: number,
    specialization: string | null,
    hospitalName: string | null,
  ]
>(
  'doctors_near',
  `with candidate as materialized (
     select id, distance_km(location, point($2, $1)) as km
     from doctors
     where ($5::text is null or lower(specialization) = lower($5))
       and ($6::text is null or lower(hospital_name) = lower($6))
     order by location <-> point($2, $1) limit $4::int * 3
   )
   select ${summaryColumns}, candidate.km as distance_km
   from candidate join doctors d using (id)
   where candidate.km <= $3 order by candidate.km, d.id limit $4`,
);

/** What `DoctorProfileRow` holds, and where it stands. */
export const profileColumns = `${summaryColumns}, d.gender, d.medical_registration, d.works_from, d.works_to,
  d.works_days, d.location, d.qualifications, d.overview,
  nullif(concat_ws(', ', h.address_line, h.city, h.state || ' ' || h.pincode), '') as hospital_address`;
export const profileTables = 'doctors d left join hospitals h on h.id = d.hospital_id';

export const doctorProfile = statement<DoctorProfileRow, [id: number]>(
  'doctor_profile',
  `select ${profileColumns} from ${profileTables} where d.id = $1`,
);

export const doctorExists = statement<{ id: number }, [id: number]>(
  'doctor_exists',
  'select id from doctors where id = $1',
);

/**
 * Stores a doctor, joined to the nearest hospital of that name if one is listed; no row when the phone is
 * taken.
 */
export const insertDoctor = statement<
  AccountRow,
  [
    name: string,
    email: string,
    phone: string,
    passwordHash: string,
    gender: string,
    experienceYears: number,
    medicalRegistration: string,
    specialization: string,
    hospitalName: string,
    basicFeePaise: number,
    worksFrom: number,
    worksTo: number,
    photoHash: string | null,
    longitude: number,
    latitude: number,
  ]
>(
  'insert_doctor',
  `insert into doctors (name, email, phone, password_hash, gender, experience_years, medical_registration,
     specialization, hospital_name, basic_fee_paise, works_from, works_to, photo_hash, location, hospital_id)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, point($14, $15),
     (select id from hospitals where lower(name) = lower($9) order by location <-> point($14, $15) limit 1))
   on conflict (phone) do nothing
   returning id, name, phone, email, photo_hash`,
);
