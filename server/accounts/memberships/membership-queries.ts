import { of, statement } from '#db/statement.ts';
import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import { activeMembershipSql, displayNameSql } from './staff-sql.ts';

export interface StaffAccountRow {
  account_id: number;
  password_hash: string | null;
}

export const findStaffAccount = statement('find_staff_account', {
  values: { phone: of<string> },
  row: of<StaffAccountRow>,
  sql: `
    select a.id as account_id, a.password_hash
    from accounts a
    where a.kind = 'professional' and a.phone = :phone and exists (
      select from memberships m where m.account_id = a.id and m.role <> 'doctor')`,
});

export interface WorkplaceRow {
  id: number;
  role: StaffRole;
  hospital_id: number;
  hospital_name: string;
  /** The name of the account; for a doctor's account the doctor's name. */
  name: string;
  has_pin: boolean;
}

/** The current memberships of an account, the hospital of its last session first. */
export const listWorkplaces = statement('list_workplaces', {
  values: { accountId: of<number> },
  row: of<WorkplaceRow>,
  sql: `
    select m.id, m.role, m.hospital_id, h.name as hospital_name,
      ${displayNameSql('a', 'd')} as name, m.pin_hash is not null as has_pin
    from memberships m
    join hospitals h on h.id = m.hospital_id
    join accounts a on a.id = m.account_id
    left join doctors d on d.account_id = a.id
    where m.account_id = :accountId and m.role <> 'doctor' and ${activeMembershipSql('m')}
    order by (select max(s.created_at) from sessions s where s.membership_id = m.id) desc nulls last, m.since, m.id`,
});

/**
 * No row if the membership has ended, or the account's password is no longer the checked one (null: none was
 * checked).
 */
export const insertStaffSession = statement('insert_staff_session', {
  values: {
    membershipId: of<number>,
    checkedHash: of<string | null>,
    deskId: of<number | null>,
    address: of<string>,
    browser: of<string | null>,
    system: of<string | null>,
    now: of<Date>,
    expiresAt: of<Date>,
  },
  row: of<{ id: string }>,
  sql: `
    insert into sessions (account_id, membership_id, desk_id, address, browser, system, created_at, last_used_at, expires_at)
    select a.id, m.id, :deskId::bigint, :address, :browser, :system, :now, :now, :expiresAt
    from memberships m join accounts a on a.id = m.account_id
    where m.id = :membershipId and m.role <> 'doctor' and ${activeMembershipSql('m')}
      and (:checkedHash::text is null or a.password_hash = :checkedHash)
    for share
    returning id`,
});

/** The first owner of a hospital that registers; no row if the account has already registered one. */
export const insertOwner = statement('insert_owner_of_memberships', {
  values: { accountId: of<number>, hospitalId: of<number>, now: of<Date> },
  row: of<{ id: number }>,
  sql: `
    insert into memberships (account_id, hospital_id, role, since)
    values (:accountId, :hospitalId, 'owner', :now)
    on conflict do nothing returning id`,
});

export const updateHospitalEmail = statement('update_hospital_email', {
  values: { hospitalId: of<number>, ownerId: of<number>, email: of<string> },
  sql: `
    update hospitals h set email = :email from accounts a
    where h.id = :hospitalId and a.id = :ownerId and lower(a.email) <> lower(:email)`,
});

export interface ProfessionalRow {
  id: number;
  password_hash: string | null;
}

export const findProfessionalByPhone = statement('find_professional_by_phone', {
  values: { phone: of<string> },
  row: of<ProfessionalRow>,
  sql: `
    select a.id, a.password_hash
    from accounts a where a.kind = 'professional' and a.phone = :phone`,
});

export const renameAccount = statement('rename_account', {
  values: { id: of<number>, name: of<string> },
  row: of<{ id: number }>,
  sql: 'update accounts set name = :name where id = :id and name <> :name returning id',
});

export const setAccountName = statement('set_account_name', {
  values: { id: of<number>, name: of<string> },
  sql: 'update accounts set name = :name where id = :id',
});
