import type { Paper } from '#contract/doctors/letterheads.ts';
import { literalsSql } from '#db/sql-literals.ts';
import { of, statement } from '#db/statement.ts';
import { openStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import { joinFirstOwnerSql } from '#server/accounts/memberships/staff-sql.ts';

export interface HolidayPatientRow {
  practice_id: number;
  doctor_id: number;
  doctor_name: string;
  visits: number;
  may_close: boolean;
}

export interface HospitalSettingsRow {
  id: number;
  registration_id: string;
  name: string;
  address_line: string;
  city: string;
  state: string;
  pincode: string;
  location: { x: number; y: number };
  email: string;
  desk_phone: string;
  reminder_minutes: number[];
  what_to_bring: string;
  logo_hash: string | null;
  letterhead_line: string;
  paper: Paper;
  gstin: string;
  hours: { weekday: number; opens: number; closes: number }[];
  holidays: { date: string; name: string; touched: HolidayPatientRow[] }[];
  programs: { id: number; name: string; price_paise: number; description: string }[];
  is_checked: boolean;
}

/** Patients with upcoming open visits on a holiday `closed`, as JSON. */
const holidayPatientsSql = `
  select json_agg(json_build_object('practice_id', practice_id, 'doctor_id', doctor_id, 'doctor_name', doctor_name, 'visits', visits,
    'may_close', may_close) order by doctor_name, practice_id)
  from (
    select pr.id as practice_id, d.id as doctor_id, d.name as doctor_name, count(*) as visits,
      'schedule' = any(pr.desk_permissions) and pr.hospital_id = closed.hospital_id and pr.hospital_agreed_at is not null
        and pr.ended_at is null as may_close
    from appointments a join doctors d on d.id = a.doctor_id join practices pr on pr.id = a.practice_id
    where a.hospital_id = closed.hospital_id and a.status in (${literalsSql(openStatuses)}) and a.starts_at > :now
      and a.starts_at >= closed.day::timestamp at time zone :timeZone
      and a.starts_at < (closed.day + 1)::timestamp at time zone :timeZone
    group by pr.id, d.id
  ) touched`;

export const findHospitalSettingsRow = statement('find_hospital_settings_row', {
  values: { hospitalId: of<number>, today: of<string>, now: of<Date>, timeZone: of<string> },
  row: of<HospitalSettingsRow>,
  sql: `
    select h.id, registration_id, name, address_line, city, state, pincode, location,
      coalesce(h.email, owner.email, '') as email, desk_phone, reminder_minutes,
      what_to_bring, logo_hash, letterhead_line, paper, gstin,
      coalesce((
        select json_agg(json_build_object('weekday', weekday, 'opens', opens, 'closes', closes) order by weekday, opens)
        from hospital_hours where hospital_id = h.id
      ), '[]') as hours,
      coalesce((
        select json_agg(json_build_object('date', day, 'name', name, 'touched', coalesce((${holidayPatientsSql}), '[]')) order by day)
        from hospital_holidays closed where hospital_id = h.id and day >= :today
      ), '[]') as holidays,
      coalesce((
        select json_agg(json_build_object('id', id, 'name', name, 'price_paise', price_paise, 'description', description) order by id)
        from hospital_programs where hospital_id = h.id
      ), '[]') as programs,
      checked_at is not null as is_checked
    from hospitals h ${joinFirstOwnerSql('h.id')} where h.id = :hospitalId`,
});

/** Serializes additions, so that concurrent ones cannot exceed the limit. */
export const lockHospital = statement('lock_hospital', {
  values: { hospitalId: of<number> },
  row: of<never>,
  sql: 'select id from hospitals where id = :hospitalId for no key update',
});

export const insertProgram = statement('insert_program', {
  values: {
    hospitalId: of<number>,
    name: of<string>,
    pricePaise: of<number>,
    description: of<string>,
    max: of<number>,
    now: of<Date>,
  },
  row: of<{ id: number }>,
  sql: `
    insert into hospital_programs (hospital_id, name, price_paise, description, created_at)
    select :hospitalId::bigint, :name, :pricePaise::bigint, :description, :now::timestamptz
    where (select count(*) from hospital_programs where hospital_id = :hospitalId) < :max
    returning id`,
});

export const deleteProgram = statement('delete_program', {
  values: { hospitalId: of<number>, programId: of<number> },
  row: of<{ id: number }>,
  sql: 'delete from hospital_programs where hospital_id = :hospitalId and id = :programId returning id',
});

export const findDuplicateHospital = statement('find_duplicate_hospital_of_settings', {
  values: {
    hospitalId: of<number>,
    name: of<string | null>,
    pincode: of<string | null>,
    longitude: of<number | null>,
    latitude: of<number | null>,
  },
  row: of<{ id: number }>,
  sql: `
    select o.id from hospitals h join hospitals o on o.id <> h.id and o.merged_into is null
      and sound_of(o.name) = sound_of(coalesce(:name, h.name))
      and (o.pincode = coalesce(:pincode, h.pincode)
        or distance_km(o.location, coalesce(point(:longitude::float8, :latitude::float8), h.location)) < 1)
    where h.id = :hospitalId
    limit 1`,
});

/** Null leaves a column unchanged; a new name has to be verified again. Returns the former name and place. */
export const updateHospital = statement('update_hospital', {
  values: {
    hospitalId: of<number>,
    name: of<string | null>,
    addressLine: of<string | null>,
    city: of<string | null>,
    state: of<string | null>,
    pincode: of<string | null>,
    longitude: of<number | null>,
    latitude: of<number | null>,
    email: of<string | null>,
    deskPhone: of<string | null>,
    reminderMinutes: of<readonly number[] | null>,
    whatToBring: of<string | null>,
    letterheadLine: of<string | null>,
    paperJson: of<string | null>,
    gstin: of<string | null>,
  },
  sql: `
    update hospitals set name = coalesce(:name, name),
      checked_at = case when coalesce(:name, name) = name then checked_at end,
      refused_at = case when coalesce(:name, name) = name then refused_at end,
      operators_notified_at = case when coalesce(:name, name) = name then operators_notified_at end, address_line = coalesce(:addressLine, address_line),
      city = coalesce(:city, city), state = coalesce(:state, state), pincode = coalesce(:pincode, pincode),
      location = coalesce(point(:longitude::float8, :latitude::float8), location),
      email = case when :email::text is null then email
        when lower(:email) = lower((select owner.email from (values (1)) one ${joinFirstOwnerSql('hospitals.id')})) then null
        else :email end,
      desk_phone = coalesce(:deskPhone, desk_phone), reminder_minutes = coalesce(:reminderMinutes, reminder_minutes),
      what_to_bring = coalesce(:whatToBring, what_to_bring),
      letterhead_line = coalesce(:letterheadLine, letterhead_line), paper = coalesce(:paperJson, paper),
      gstin = coalesce(:gstin, gstin)
    where id = :hospitalId`,
});

export const updateHospitalLogo = statement('update_hospital_logo', {
  values: { hospitalId: of<number>, hash: of<string | null> },
  sql: 'update hospitals set logo_hash = :hash where id = :hospitalId',
});

/**
 * Renames every practice there, since lists and search read the name from the practice; agreed practices also
 * take over the place.
 */
export const updateHospitalPractices = statement('update_hospital_practices', {
  values: { hospitalId: of<number> },
  sql: `
    update practices p set name = h.name,
      location = case when p.hospital_agreed_at is null then p.location else h.location end
    from hospitals h
    where h.id = :hospitalId and p.hospital_id = h.id
      and (p.name <> h.name or (p.hospital_agreed_at is not null and not p.location ~= h.location))`,
});

export const replaceHours = statement('replace_hours', {
  values: {
    hospitalId: of<number>,
    weekdays: of<readonly number[]>,
    opens: of<readonly number[]>,
    closes: of<readonly number[]>,
  },
  sql: `
    with given as (
      select * from unnest(:weekdays::smallint[], :opens::smallint[], :closes::smallint[]) as one (weekday, opens, closes)
    ), gone as (
      delete from hospital_hours h where hospital_id = :hospitalId
        and not exists (select from given where (given.weekday, given.opens) = (h.weekday, h.opens))
    )
    insert into hospital_hours (hospital_id, weekday, opens, closes)
      select :hospitalId, weekday, opens, closes from given
    on conflict (hospital_id, weekday, opens) do update set closes = excluded.closes`,
});

export const insertHoliday = statement('insert_holiday', {
  values: { hospitalId: of<number>, date: of<string>, name: of<string> },
  sql: `
    insert into hospital_holidays (hospital_id, day, name) values (:hospitalId, :date, :name)
    on conflict (hospital_id, day) do update set name = excluded.name`,
});

export const deleteHoliday = statement('delete_holiday', {
  values: { hospitalId: of<number>, date: of<string> },
  row: of<{ day: string }>,
  sql: 'delete from hospital_holidays where hospital_id = :hospitalId and day = :date returning day',
});
