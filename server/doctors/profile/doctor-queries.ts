import { of, statement } from '#db/statement.ts';
import type { Council } from '#domain/doctors/councils.ts';
import type { Gender } from '#domain/patients/genders.ts';
import type { AccountRow } from '#server/accounts/account/account.ts';
import { type ListedDoctorRow, listedDoctorsSql } from '#server/doctors/practices/listed-doctors-sql.ts';
import { type DoctorProfileRow, profileColumnsSql, profileTablesSql } from './profile-columns.ts';

/**
 * KNN by degrees finds three times as many candidates as wanted, because degrees of longitude are shorter;
 * the true distance sorts them.
 */
const nearestSql = (hospital: boolean, conditions: string) => `
    with candidate as materialized (
      select *, distance_km(location, point(:longitude, :latitude)) as distance_km
      from ${listedDoctorsSql(
        { here: true, hospital },
        `${conditions} order by practice.location <-> point(:longitude, :latitude) limit :maxDoctors::int * 3`,
      )} nearest
    )
    select * from candidate
    where distance_km <= :withinKm order by distance_km, id limit :maxDoctors`;

const near = { latitude: of<number>, longitude: of<number>, withinKm: of<number>, maxDoctors: of<number> };

export const listNearbyDoctors = statement('list_nearby_doctors', {
  values: near,
  row: of<ListedDoctorRow>,
  sql: nearestSql(false, ''),
});

/**
 * Filtered by specialization, or by hospital in any letter case. A separate statement, because with optional
 * conditions the planner would not use the index on locations.
 */
export const listMatchingNearbyDoctors = statement('list_matching_nearby_doctors', {
  values: { ...near, specialization: of<string | null>, hname: of<string | null> },
  row: of<ListedDoctorRow>,
  sql: nearestSql(
    true,
    `and (:specialization::text is null or lower(d.specialization) = lower(:specialization))
      and (:hname::text is null or lower(practice.name) = lower(:hname))`,
  ),
});

export const findDoctorProfile = statement('find_doctor_profile', {
  values: { id: of<number> },
  row: of<DoctorProfileRow>,
  sql: `select ${profileColumnsSql} from ${profileTablesSql} where d.id = :id`,
});

export const doctorExists = statement('doctor_exists', {
  values: { id: of<number> },
  row: of<{ id: number }>,
  sql: 'select id from doctors where id = :id',
});

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
    with doctor as (
      insert into doctors (
        account_id, name, gender, photo_hash,
        experience_years, medical_registration, council, registration_year, specialization, listed
      )
      values (
        :accountId, :name, :gender, :photoHash,
        :experienceYears, :medicalRegistration, :council, :registrationYear, :specialization, :listed
      )
      returning id, name, photo_hash
    ), practice as (
      insert into practices (
        doctor_id, hospital_id, name, address, clinic_fee_paise, works_from, works_to, location, is_main
      )
      select id,
        (select id from hospitals where lower(name) = lower(:hospitalName) and merged_into is null
         order by location <-> point(:longitude, :latitude) limit 1),
        :hospitalName, :practiceAddress, :basicFeePaise, :worksFrom, :worksTo, point(:longitude, :latitude), true
      from doctor
    )
    select id, name, photo_hash from doctor`,
});
