import { of, statement } from '#db/statement.ts';
import type { HospitalRole, StaffRole } from '#domain/accounts/hospital-roles.ts';
import { activeMembershipSql, displayNameSql } from '#server/accounts/memberships/staff-sql.ts';

export interface InvitationRow {
  id: number;
  hospital_id: number;
  hospital_name: string;
  role: HospitalRole;
  name: string;
  phone: string;
  email: string;
  made_by: string;
  made_at: Date;
  expires_at: Date;
  is_checked: boolean;
}

const invitationColumnsSql = `i.id, i.hospital_id, h.name as hospital_name, i.role, i.name, i.phone, i.email,
  ${displayNameSql('a', 'd')} as made_by, i.made_at, i.expires_at, h.checked_at is not null as is_checked`;
const tables = `join hospitals h on h.id = i.hospital_id
  join memberships m on m.id = i.made_by join accounts a on a.id = m.account_id
  left join doctors d on d.account_id = a.id`;

/** No row if the inviter's role has changed meanwhile. */
export const insertInvitation = statement('insert_invitation', {
  values: {
    membershipId: of<number>,
    inviterRole: of<StaffRole>,
    role: of<HospitalRole>,
    name: of<string>,
    phone: of<string>,
    email: of<string>,
    hash: of<Buffer>,
    now: of<Date>,
    expiresAt: of<Date>,
  },
  row: of<{ id: number }>,
  sql: `
    insert into hospital_invitations
      (hospital_id, role, name, phone, email, token_hash, made_by, made_at, expires_at)
    select m.hospital_id, :role, :name, :phone, :email, :hash, m.id, :now, :expiresAt
    from memberships m
    where m.id = :membershipId and m.role = :inviterRole and ${activeMembershipSql('m')}
    for share
    returning id`,
});

export const findMemberByPhone = statement('find_member_by_phone', {
  values: { hospitalId: of<number>, phone: of<string>, isDoctor: of<boolean> },
  row: of<{ id: number }>,
  sql: `
    select m.id from memberships m join accounts a on a.id = m.account_id
    where m.hospital_id = :hospitalId and a.phone = :phone and (m.role = 'doctor') = :isDoctor and ${activeMembershipSql('m')}`,
});

const isOpen = `i.used_at is null and i.withdrawn_at is null and i.expires_at > :now`;

/**
 * Serializes invitations for the same hospital, phone or email across processes until the transaction ends.
 */
export const lockInvitations = statement('lock_invitations', {
  values: { keys: of<readonly string[]> },
  sql: "select pg_advisory_xact_lock(hashtextextended('invitations ' || key, 0)) from unnest(:keys::text[]) as key",
});

/**
 * The open invitations of a hospital, those made since an instant, and those made to one person since then.
 * Of other hospitals only verified ones count, so that no one can block invitations to a person with an
 * invented hospital.
 */
export const countInvitations = statement('count_invitations', {
  values: {
    hospitalId: of<number>,
    phone: of<string>,
    mail: of<string>,
    since: of<Date>,
    now: of<Date>,
  },
  row: of<{
    open: number;
    made: number;
    oldest_made: Date | null;
    to_person: number;
    oldest_to_person: Date | null;
  }>,
  sql: `
    select count(*) filter (where own and open)::int as open,
      count(*) filter (where own and recent)::int as made, min(made_at) filter (where own and recent) as oldest_made,
      count(*) filter (where same and recent)::int as to_person,
      min(made_at) filter (where same and recent) as oldest_to_person
    from (
      select i.made_at, i.hospital_id = :hospitalId as own, ${isOpen} as open, i.made_at > :since as recent,
        (i.hospital_id = :hospitalId or h.checked_at is not null)
          and ((:phone <> '' and i.phone = :phone) or (:mail <> '' and lower(i.email) = :mail)) as same
      from hospital_invitations i join hospitals h on h.id = i.hospital_id
      where i.made_at > :since or (i.hospital_id = :hospitalId and ${isOpen})
    ) counted`,
});

export const listOpenInvitations = statement('list_open_invitations', {
  values: { hospitalId: of<number>, now: of<Date> },
  row: of<InvitationRow>,
  sql: `
    select ${invitationColumnsSql} from hospital_invitations i ${tables}
    where i.hospital_id = :hospitalId and ${isOpen} order by i.id desc limit 200`,
});

/** No row if it is another hospital's or not open. */
export const withdrawOpenInvitation = statement('withdraw_open_invitation', {
  values: { id: of<number>, hospitalId: of<number>, roles: of<readonly string[]>, now: of<Date> },
  row: of<{ id: number; role: HospitalRole }>,
  sql: `
    update hospital_invitations i set withdrawn_at = :now
    where i.id = :id and i.hospital_id = :hospitalId and i.role = any(:roles::text[]) and ${isOpen}
    returning i.id, i.role`,
});

export interface FoundInvitationRow extends InvitationRow {
  used: boolean;
  withdrawn: boolean;
}

export const findInvitation = statement('find_invitation', {
  values: { hash: of<Buffer> },
  row: of<FoundInvitationRow>,
  sql: `
    select ${invitationColumnsSql}, i.used_at is not null as used, i.withdrawn_at is not null as withdrawn
    from hospital_invitations i ${tables} where i.token_hash = :hash`,
});

/** Only one of two concurrent calls succeeds. */
export const useInvitation = statement('use_invitation', {
  values: { id: of<number>, accountId: of<number>, now: of<Date> },
  row: of<{ hospital_id: number; role: StaffRole; inviter: number }>,
  sql: `
    update hospital_invitations i set used_at = :now, used_by = :accountId
    from memberships m
    where i.id = :id and ${isOpen} and m.id = i.made_by
    returning i.hospital_id, i.role, m.account_id as inviter`,
});

/** No row if the account is already on that staff. */
export const insertMembership = statement('insert_membership', {
  values: {
    accountId: of<number>,
    hospitalId: of<number>,
    role: of<StaffRole>,
    now: of<Date>,
    letInBy: of<number>,
  },
  row: of<{ id: number }>,
  sql: `
    insert into memberships (account_id, hospital_id, role, since, invited_by)
    values (:accountId, :hospitalId, :role, :now, :letInBy)
    on conflict do nothing returning id`,
});

export const findDoctorAccount = statement('find_doctor_account_of_invitations', {
  values: { doctorId: of<number> },
  row: of<{ id: number; phone: string }>,
  sql: 'select a.id, a.phone from doctors d join accounts a on a.id = d.account_id where d.id = :doctorId',
});

/** Sets who invited the doctor on the membership that a practice has just created. */
export const setInviter = statement('set_inviter', {
  values: { accountId: of<number>, hospitalId: of<number>, letInBy: of<number> },
  row: of<{ id: number }>,
  sql: `
    update memberships set invited_by = :letInBy
    where account_id = :accountId and hospital_id = :hospitalId and role = 'doctor' and until is null
    returning id`,
});

export const findJoinedMember = statement('find_joined_member', {
  values: { membershipId: of<number> },
  row: of<{ hospital_id: number; hospital: string; name: string; inviter: string }>,
  sql: `
    select m.hospital_id, h.name as hospital, ${displayNameSql('a', 'd')} as name, ${displayNameSql('b', 'e')} as inviter
    from memberships m join hospitals h on h.id = m.hospital_id
    join accounts a on a.id = m.account_id left join doctors d on d.account_id = a.id
    join accounts b on b.id = m.invited_by left join doctors e on e.account_id = b.id
    where m.id = :membershipId`,
});
