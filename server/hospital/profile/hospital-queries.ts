import { of, statement } from '#db/statement.ts';

export interface HospitalNearbyRow {
  id: number;
  name: string;
  registration_id: string;
  address_line: string;
  city: string;
  distance_km: number;
}

/**
 * The nearest hospitals. KNN by degrees finds three times as many candidates as needed, because degrees of
 * longitude are shorter; the true distance sorts them.
 */
export const listNearbyHospitals = statement('list_nearby_hospitals', {
  values: { latitude: of<number>, longitude: of<number>, withinKm: of<number>, max: of<number> },
  row: of<HospitalNearbyRow>,
  sql: `
    with candidate as materialized (
      select id, distance_km(location, point(:longitude, :latitude)) as km
      from hospitals where merged_into is null order by location <-> point(:longitude, :latitude) limit :max::int * 3
    )
    select h.id, h.name, h.registration_id, h.address_line, h.city, candidate.km as distance_km
    from candidate join hospitals h using (id)
    where candidate.km <= :withinKm order by candidate.km, h.id limit :max`,
});

export interface HospitalDoctorRow {
  id: number;
  hospital_id: number;
  practice_ids: number[];
  agreed: boolean;
}

/**
 * The doctors of some hospitals, optionally of one specialization, in any letter case. As in the list of
 * doctors, the name of the practice also links them, as older practices have no hospital id; the distance is
 * checked because the same name may be elsewhere.
 */
export const listDoctorsOfHospitals = statement('list_doctors_of_hospitals', {
  values: { hospitalIds: of<number[]>, specialization: of<string | null>, withinKm: of<number> },
  row: of<HospitalDoctorRow>,
  sql: `
    select d.id, h.id as hospital_id, json_agg(p.id) as practice_ids,
      bool_or(p.hospital_id = h.id and p.hospital_agreed_at is not null) is true as agreed
    from hospitals h
    join practices p on lower(p.name) = lower(h.name) and p.ended_at is null
    join doctors d on d.id = p.doctor_id
    where h.id = any(:hospitalIds::bigint[]) and d.listed
      and distance_km(p.location, h.location) <= :withinKm
      and (:specialization::text is null or lower(d.specialization) = lower(:specialization))
    group by d.id, h.id order by d.id`,
});

/** No row if the registration number is taken. */
export const insertHospital = statement('insert_hospital', {
  values: {
    name: of<string>,
    registrationId: of<string>,
    addressLine: of<string>,
    city: of<string>,
    state: of<string>,
    pincode: of<string>,
    latitude: of<number>,
    longitude: of<number>,
  },
  row: of<{ id: number }>,
  sql: `
    insert into hospitals (name, registration_id, address_line, city, state, pincode, location)
    values (:name, :registrationId, :addressLine, :city, :state, :pincode, point(:longitude, :latitude))
    on conflict do nothing returning id`,
});
