import { of, statement } from '#db/statement.ts';

export interface ListedHospitalRow {
  id: number;
  name: string;
  registration_id: string;
  address_line: string;
  city: string;
  pincode: string;
  checked_at: Date | null;
  doctors: number;
  /** Another hospital with the same sound, within two kilometres or with the same pincode. */
  twin_id: number | null;
}

export const findListedHospitals = statement('find_listed_hospitals', {
  row: of<ListedHospitalRow>,
  sql: `
    select h.id, h.name, h.registration_id, h.address_line, h.city, h.pincode, h.checked_at,
      (select count(distinct p.doctor_id) from practices p where p.hospital_id = h.id and p.ended_at is null) as doctors,
      (select t.id from hospitals t
       where t.id <> h.id and t.merged_into is null and sound_of(t.name) = sound_of(h.name)
         and (t.pincode = h.pincode or distance_km(t.location, h.location) < 2)
       order by t.id limit 1) as twin_id
    from hospitals h where h.merged_into is null order by sound_of(h.name), h.id`,
});

/** Locks both in the order of their ids; no rows unless both are listed. */
export const lockHospitals = statement('lock_hospitals', {
  values: { ids: of<number[]> },
  row: of<{ id: number; name: string }>,
  sql: `
    select id, name from hospitals where id = any(:ids::bigint[]) and merged_into is null
    order by id for no key update`,
});

export const movePractices = statement('move_practices', {
  values: { from: of<number>, to: of<number> },
  row: of<{ doctor_id: number }>,
  sql: `
    update practices p set hospital_id = h.id, name = h.name
    from hospitals h where h.id = :to and p.hospital_id = :from
    returning p.doctor_id`,
});

export const closeHospital = statement('close_hospital', {
  values: { id: of<number>, mergedInto: of<number> },
  row: of<never>,
  sql: 'update hospitals set merged_into = :mergedInto where id = :id or merged_into = :id',
});

export const lockRegistrationsRow = statement('lock_registrations_row', {
  row: of<never>,
  sql: "select pg_advisory_xact_lock(hashtext('registration of a hospital'))",
});

/** A listed hospital with the same sound, within a kilometre or with the same pincode. */
export const findDuplicateHospital = statement('find_duplicate_hospital_of_registration', {
  values: { name: of<string>, pincode: of<string>, latitude: of<number>, longitude: of<number> },
  row: of<{ id: number }>,
  sql: `
    select id from hospitals
    where merged_into is null and sound_of(name) = sound_of(:name)
      and (pincode = :pincode or distance_km(location, point(:longitude, :latitude)) < 1)
    limit 1`,
});

/**
 * The other hospitals of a city: within 25 kilometres, since cities are spelled in many ways, or 100 if
 * spelled alike.
 */
export const listCityHospitals = statement('list_city_hospitals', {
  values: {
    hospitalId: of<number | null>,
    city: of<string>,
    latitude: of<number>,
    longitude: of<number>,
  },
  row: of<{ name: string }>,
  sql: `
    select name from hospitals
    where merged_into is null and id is distinct from :hospitalId::bigint
      and distance_km(location, point(:longitude, :latitude)) < case when lower(city) = lower(:city) then 100 else 25 end`,
});
