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
  /** Another one that sounds like it and lies within two kilometres or has its pincode. */
  twin_id: number | null;
}

export const findListedHospitals = statement('listed_hospitals', {
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

/** Both, if both are listed, locked in the order of their ids. */
export const lockHospitals = statement('lock_hospitals', {
  values: { ids: of<number[]> },
  row: of<{ id: number; name: string }>,
  sql: `
    select id, name from hospitals where id = any(:ids::bigint[]) and merged_into is null
    order by id for no key update`,
});

/** Moves the practices of one hospital to another, with the agreement that they have. */
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

/** Until the transaction ends, nobody else registers a hospital. */
export const lockRegistrationsRow = statement('lock_hospital_registrations', {
  row: of<never>,
  sql: "select pg_advisory_xact_lock(hashtext('registration of a hospital'))",
});

/** A listed hospital that sounds the same and lies within a kilometre or has the same pincode (docs/decisions/048). */
export const findDuplicateHospital = statement('same_hospital', {
  values: { name: of<string>, pincode: of<string>, latitude: of<number>, longitude: of<number> },
  row: of<{ id: number }>,
  sql: `
    select id from hospitals
    where merged_into is null and sound_of(name) = sound_of(:name)
      and (pincode = :pincode or distance_km(location, point(:longitude, :latitude)) < 1)
    limit 1`,
});

/** The other hospitals of a city: within 25 kilometres, for a city is spelled in many ways, or 100 where it is spelled alike. */
export const listCityHospitals = statement('hospitals_of_city', {
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
