import { of, statement } from '#db/statement.ts';
import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import { activeMembershipSql, displayNameSql } from '#server/accounts/memberships/staff-sql.ts';

export interface DeskRow {
  id: number;
  hospital_id: number;
  hospital_name: string;
  name: string;
  made_by: string;
  made_at: Date;
}

const deskColumnsSql = `k.id, k.hospital_id, h.name as hospital_name, k.name, ${displayNameSql('a', 'd')} as made_by, k.made_at`;
const tables = `join hospitals h on h.id = k.hospital_id
  join memberships m on m.id = k.made_by join accounts a on a.id = m.account_id
  left join doctors d on d.account_id = a.id`;

export const insertDesk = statement('insert_desk', {
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

/**
 * Locks until the transaction ends, so that no other desk of the hospital is created; returns how many are
 * open.
 */
export const lockDesks = statement('lock_desks', {
  values: { hospitalId: of<number> },
  row: of<{ id: number }>,
  sql: 'select id from hospitals where id = :hospitalId for no key update',
});

export const countDesks = statement('count_desks', {
  values: { hospitalId: of<number> },
  row: of<{ open: number }>,
  sql: 'select count(*)::integer as open from hospital_desks where hospital_id = :hospitalId and ended_at is null',
});

/** No limit: a desk that is not listed could not be ended. */
export const listOpenDesks = statement('list_open_desks', {
  values: { hospitalId: of<number> },
  row: of<DeskRow>,
  sql: `
    select ${deskColumnsSql} from hospital_desks k ${tables}
    where k.hospital_id = :hospitalId and k.ended_at is null order by k.id desc`,
});

export const findDeskBySecret = statement('find_desk_by_secret', {
  values: { hash: of<Buffer> },
  row: of<DeskRow>,
  sql: `
    select ${deskColumnsSql} from hospital_desks k ${tables} where k.secret_hash = :hash and k.ended_at is null`,
});

/** No row if it belongs to another hospital or has ended. */
export const endOpenDesk = statement('end_open_desk', {
  values: { id: of<number>, hospitalId: of<number>, now: of<Date> },
  row: of<{ id: number }>,
  sql: `
    update hospital_desks set ended_at = :now
    where id = :id and hospital_id = :hospitalId and ended_at is null returning id`,
});

/**
 * Must run after `endOpenDesk` as a separate statement, to see a session that was being opened while the desk
 * ended.
 */
export const endDeskSessions = statement('end_desk_sessions', {
  values: { id: of<number>, now: of<Date> },
  sql: 'update sessions set ended_at = :now where desk_id = :id and ended_at is null',
});

/** Prevents ending the desk until the transaction ends; no row if it has ended. */
export const lockOpenDesk = statement('lock_open_desk', {
  values: { id: of<number> },
  row: of<{ id: number }>,
  sql: 'select id from hospital_desks where id = :id and ended_at is null for share',
});

export const listMembersWithPin = statement('list_members_with_pin', {
  values: { hospitalId: of<number> },
  row: of<{ id: number; name: string; role: StaffRole }>,
  sql: `
    select m.id, ${displayNameSql('a', 'd')} as name, m.role
    from memberships m join accounts a on a.id = m.account_id left join doctors d on d.account_id = a.id
    where m.hospital_id = :hospitalId and m.role <> 'doctor' and m.pin_hash is not null and ${activeMembershipSql('m')}
    order by name, m.id`,
});

export interface DeskUserRow {
  id: number;
  account_id: number;
  phone: string;
  pin_hash: string;
  password_hash: string | null;
}

export const findDeskUser = statement('find_desk_user', {
  values: { membershipId: of<number>, hospitalId: of<number> },
  row: of<DeskUserRow>,
  sql: `
    select m.id, m.account_id, a.phone, m.pin_hash, a.password_hash
    from memberships m join accounts a on a.id = m.account_id
    where m.id = :membershipId and m.hospital_id = :hospitalId and m.role <> 'doctor' and m.pin_hash is not null
      and ${activeMembershipSql('m')}`,
});
