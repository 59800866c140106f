import { statement } from '#server/platform/database.ts';

export interface HospitalNearbyRow {
  id: number;
  name: string;
  registration_id: string;
  address_line: string;
  city: string;
  distance_km: number;
}

/**
 * The nearest hospitals. KNN on degrees finds three times as many candidates as are wanted, because a degree of
 * longitude is shorter than one of latitude; the true distance sorts them.
 */
export const hospitalsNear = statement<
  HospitalNearbyRow,
  [latitude: number, longitude: number, withinKm: number, atMost: number]
>(
  'hospitals_near',
  `with candidate as materialized (
     select id, distance_km(location, point($2, $1)) as km
     from hospitals order by location <-> point($2, $1) limit $4::int * 3
   )
   select h.id, h.name, h.registration_id, h.address_line, h.city, candidate.km as distance_km
   from candidate join hospitals h using (id)
   where candidate.km <= $3 order by candidate.km, h.id limit $4`,
);

/** Stores a hospital; no row comes back when its phone or registration is taken. */
export const insertHospital = statement<
  { id: number },
  [
    name: string,
    registrationId: string,
    phone: string,
    email: string,
    passwordHash: string,
    addressLine: string,
    city: string,
    state: string,
    pincode: string,
    latitude: number,
    longitude: number,
  ]
>(
  'insert_hospital',
  `insert into hospitals (name, registration_id, phone, email, password_hash, address_line, city, state, pincode, location)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, point($11, $10))
   on conflict do nothing returning id`,
);
