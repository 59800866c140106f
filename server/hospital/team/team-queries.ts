import { of, statement } from '#db/statement.ts';
import type { HospitalRole, StaffRole } from '#domain/accounts/hospital-roles.ts';
import { activeMembershipSql, displayNameSql } from '#server/accounts/memberships/staff-sql.ts';

export interface MemberRow {
  id: number;
  name: string;
  role: HospitalRole;
  since: Date;
  phone: string;
  has_pin: boolean;
  has_second_factor: boolean;
}

export const listMembers = statement('list_members', {
  values: { hospitalId: of<number> },
  row: of<MemberRow>,
  sql: `
    select m.id, ${displayNameSql('a', 'd')} as name, m.role, m.since, a.phone, m.pin_hash is not null as has_pin,
      exists (select from second_factors f where f.account_id = a.id and f.confirmed_at is not null) as has_second_factor
    from memberships m join accounts a on a.id = m.account_id left join doctors d on d.account_id = a.id
    where m.hospital_id = :hospitalId and ${activeMembershipSql('m')}
    order by array_position(array['owner', 'admin', 'receptionist', 'nurse', 'accountant', 'doctor'], m.role), name, m.id`,
});

/** Serializes changes of a hospital's managers until the transaction ends. */
export const lockTeam = statement('lock_team', {
  values: { hospitalId: of<number> },
  sql: 'select from hospitals where id = :hospitalId for no key update',
});

export interface LockedMemberRow {
  id: number;
  account_id: number;
  role: HospitalRole;
}

export const lockMembers = statement('lock_members', {
  values: { hospitalId: of<number> },
  row: of<LockedMemberRow>,
  sql: `
    select m.id, m.account_id, m.role from memberships m
    where m.hospital_id = :hospitalId and ${activeMembershipSql('m')} order by m.id for update`,
});

export const updateRole = statement('update_role', {
  values: { id: of<number>, role: of<StaffRole> },
  sql: 'update memberships set role = :role where id = :id',
});

export const endMembership = statement('end_membership', {
  values: { id: of<number>, endedBy: of<number>, now: of<Date> },
  sql: 'update memberships set until = greatest(since, :now), ended_by = :endedBy, pin_hash = null where id = :id',
});

/** Withdraws the hospital's agreement to a doctor's practice, which ends the membership. */
export const withdrawAgreement = statement('withdraw_agreement', {
  values: { accountId: of<number>, hospitalId: of<number> },
  row: of<{ id: number; doctor_id: number }>,
  sql: `
    update practices p set hospital_agreed_at = null
    from doctors d where d.account_id = :accountId and p.doctor_id = d.id and p.hospital_id = :hospitalId
      and p.hospital_agreed_at is not null and p.ended_at is null
    returning p.id, p.doctor_id`,
});

export const setEndedBy = statement('set_ended_by', {
  values: { id: of<number>, endedBy: of<number> },
  sql: 'update memberships set ended_by = :endedBy where id = :id and until is not null',
});

/** Ends the sessions that act as a membership; their tabs are notified over the live connection. */
export const endMemberSessions = statement('end_member_sessions', {
  values: { id: of<number>, now: of<Date> },
  sql: 'update sessions set ended_at = :now where membership_id = :id and ended_at is null',
});

/** Withdraws invitations by someone whose rights have changed. */
export const withdrawMemberInvitations = statement('withdraw_member_invitations', {
  values: { membershipId: of<number>, now: of<Date> },
  sql: `
    update hospital_invitations set withdrawn_at = :now
    where made_by = :membershipId and used_at is null and withdrawn_at is null`,
});
