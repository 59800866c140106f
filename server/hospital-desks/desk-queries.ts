import { of, statement } from '#db/statement.ts';
import type { StaffRole } from '#domain/hospital-roles.ts';
import { calledName, holdsNow } from '#server/memberships/staff-sql.ts';

export interface DeskRow {
  id: number;
  hospital_id: number;
  hospital_name: string;
  name: string;
  made_by: string;
  made_at: Date;
}

const columns = `k.id, k.hospital_id, h.name as hospital_name, k.name, ${calledName('a', 'd')} as made_by, k.made_at`;
const tables = `join hospitals h on h.id = k.hospital_id
  join memberships m on m.id = k.made_by join accounts a on a.id = m.account_id
  left join doctors d on d.account_id = a.id`;

export const insertDesk = statement('insert_hospital_desk', {
  values: {
    hospitalId: of<number>,
    name: of<string>,
    hash: of<Buffer>,
    membershipId: of<number>,
    now: of<Date>,
  },
  row: of<{ id: number }>,
  sql: `
    insert into hospital_desks (hospital_id, name, secret_hash, made_by, made_at)
    values (:hospitalId, :name, :hash, :membershipId, :now) returning id`,
});

export const openDesks = statement('open_hospital_desks', {
  values: { hospitalId: of<number> },
  row: of<DeskRow>,
  sql: `
    select ${columns} from hospital_desks k ${tables}
    where k.hospital_id = :hospitalId and k.ended_at is null order by k.id desc limit 200`,
});

export const deskOf = statement('hospital_desk_of', {
  values: { hash: of<Buffer> },
  row: of<DeskRow>,
  sql: `
    select ${columns} from hospital_desks k ${tables} where k.secret_hash = :hash and k.ended_at is null`,
});

/** Ends a desk and the sessions that were opened there; no row if it is another hospital's, or over. */
export const endDeskRow = statement('end_hospital_desk', {
  values: { id: of<number>, hospitalId: of<number>, now: of<Date> },
  row: of<{ id: number }>,
  sql: `
    with ended as (
      update hospital_desks set ended_at = :now
      where id = :id and hospital_id = :hospitalId and ended_at is null returning id
    ), left_there as (
      update sessions set ended_at = :now where desk_id in (select id from ended) and ended_at is null
    )
    select id from ended`,
});

/** Who has a PIN at the hospital now. */
export const peopleWithPin = statement('people_with_pin', {
  values: { hospitalId: of<number>, now: of<Date> },
  row: of<{ id: number; name: string; role: StaffRole }>,
  sql: `
    select m.id, ${calledName('a', 'd')} as name, m.role
    from memberships m join accounts a on a.id = m.account_id left join doctors d on d.account_id = a.id
    where m.hospital_id = :hospitalId and m.role <> 'doctor' and m.pin_hash is not null and ${holdsNow('m')}
    order by name, m.id`,
});

export interface SwitcherRow {
  id: number;
  account_id: number;
  phone: string;
  pin_hash: string;
  password_hash: string | null;
  doctor_id: number | null;
}

export const switcherOf = statement('switcher_of_desk', {
  values: { membershipId: of<number>, hospitalId: of<number>, now: of<Date> },
  row: of<SwitcherRow>,
  sql: `
    select m.id, m.account_id, a.phone, m.pin_hash, a.password_hash,
      (select id from doctors where account_id = a.id) as doctor_id
    from memberships m join accounts a on a.id = m.account_id
    where m.id = :membershipId and m.hospital_id = :hospitalId and m.role <> 'doctor' and m.pin_hash is not null
      and ${holdsNow('m')}`,
});

/** Counts a PIN before it is checked, so that parallel guesses cannot outrun the count. */
export const countPin = statement('count_pin', {
  values: {
    membershipId: of<number>,
    deskId: of<number>,
    now: of<Date>,
    windowOpenedAfter: of<Date>,
  },
  row: of<{ failures: number; window_start: Date }>,
  sql: `
    insert into desk_failures as known (membership_id, desk_id, failures, window_start)
    values (:membershipId, :deskId, 1, :now)
    on conflict (membership_id, desk_id) do update set
      failures     = case when known.window_start <= :windowOpenedAfter then 1 else known.failures + 1 end,
      window_start = case when known.window_start <= :windowOpenedAfter then :now else known.window_start end
    returning failures, window_start`,
});

export const forgetPins = statement('forget_pins', {
  values: { membershipId: of<number>, deskId: of<number> },
  sql: 'delete from desk_failures where membership_id = :membershipId and desk_id = :deskId',
});

/** Takes one guess back. */
export const uncountPin = statement('uncount_pin', {
  values: { membershipId: of<number>, deskId: of<number> },
  sql: `
    update desk_failures set failures = failures - 1
    where membership_id = :membershipId and desk_id = :deskId and failures > 0`,
});
