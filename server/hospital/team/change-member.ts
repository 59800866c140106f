import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { isStaffRole, manageableRoles, type StaffRole } from '#domain/accounts/hospital-roles.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { logPracticeChange } from '#server/hospital/doctors/log-practice-change.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import {
  endMemberSessions,
  endMembership,
  type LockedMemberRow,
  lockMembers,
  lockTeam,
  setEndedBy,
  updateRole,
  withdrawAgreement,
  withdrawMemberInvitations,
} from './team-queries.ts';

type TeamDeps = Pick<Deps, 'database' | 'clock'>;

/**
 * Changes the role of a staff member and ends their sessions there, whose tokens name the former role.
 * Refuses with `membership_not_found`, `forbidden` if the caller may not invite to both roles, or
 * `last_owner`.
 */
export async function changeMember(
  actor: StaffActor,
  deps: TeamDeps,
  id: number,
  role: StaffRole,
): Promise<void> {
  await deps.database.transaction(async (db) => {
    const { member, self, owners } = await lockMember(actor, db, id);
    if (!isStaffRole(member.role)) throw new Refusal('membership_not_found');
    const may = isStaffRole(self.role) ? manageableRoles[self.role] : [];
    if (!may.includes(member.role) || !may.includes(role)) throw new Refusal('forbidden');
    if (member.role === role) return;
    if (member.role === 'owner' && owners === 1) throw new Refusal('last_owner');
    const now = new Date(deps.clock.now());
    await updateRole(db, { id: member.id, role });
    await endMemberSessions(db, { id: member.id, now });
    await withdrawMemberInvitations(db, { membershipId: member.id, now });
    await note(actor, deps, db, 'member_changed', member, `${member.role} to ${role}`);
  });
}

/**
 * Ends a membership: managers may remove members of roles they may invite to, and anyone may leave. Sessions
 * there end in the same transaction. Refuses as `changeMember` does.
 */
export function endMember(actor: StaffActor, deps: TeamDeps, id: number): Promise<void> {
  return deps.database.transaction(async (db) => {
    const { member, self, owners } = await lockMember(actor, db, id);
    const may = isStaffRole(self.role) ? manageableRoles[self.role] : [];
    if (member.id !== self.id && !may.includes(member.role)) throw new Refusal('forbidden');
    if (member.role === 'owner' && owners === 1) throw new Refusal('last_owner');
    const now = new Date(deps.clock.now());
    if (member.role === 'doctor') {
      const { hospitalId } = actor;
      const taken = await withdrawAgreement(db, { accountId: member.account_id, hospitalId });
      for (const { id, doctor_id: doctorId } of taken) {
        const agreement = { doctorId, practiceId: id, reason: 'withdrawn' } as const;
        await logPracticeChange(actor, deps, db, { event: 'hospital_withdrew', ...agreement });
      }
      await setEndedBy(db, { id: member.id, endedBy: actor.id });
    } else {
      await endMembership(db, { id: member.id, endedBy: actor.id, now });
      await endMemberSessions(db, { id: member.id, now });
      await withdrawMemberInvitations(db, { membershipId: member.id, now });
    }
    await note(actor, deps, db, 'member_left', member, member.role);
  });
}

/** Checks the caller after the lock, since they may have been removed while waiting. */
async function lockMember(actor: StaffActor, db: Queryable, wanted: number) {
  const { hospitalId } = actor;
  await lockTeam(db, { hospitalId });
  const members = await lockMembers(db, { hospitalId });
  const self = members.find(({ id }) => id === actor.membershipId);
  if (!self) throw new Refusal('unauthenticated');
  const member = members.find(({ id }) => id === wanted);
  if (!member) throw new Refusal('membership_not_found');
  return { member, self, owners: members.filter(({ role }) => role === 'owner').length };
}

function note(
  actor: StaffActor,
  deps: TeamDeps,
  db: Queryable,
  event: 'member_changed' | 'member_left',
  { id, account_id: account }: LockedMemberRow,
  reason: string,
): Promise<void> {
  return writeAuditEntry(deps, db, {
    event,
    actor,
    account: { role: 'hospital', id: account },
    about: formatId('membership', id),
    reason,
  });
}
