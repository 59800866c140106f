import { Refusal } from '#contract/platform/refusals.ts';
import { manageableRoles } from '#domain/accounts/hospital-roles.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { presentInvitation } from './invitation-presenter.ts';
import { listOpenInvitations, withdrawOpenInvitation } from './invitation-queries.ts';

export async function listInvitations(
  { hospitalId }: StaffActor,
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
) {
  const rows = await listOpenInvitations(database.pool, { hospitalId, now: new Date(clock.now()) });
  return rows.map(presentInvitation);
}

/**
 * Refuses with `invitation_not_found` if it is another hospital's, for a role the caller may not invite, or
 * not open.
 */
export async function withdrawInvitation(
  actor: StaffActor,
  deps: Pick<Deps, 'database' | 'clock'>,
  id: number,
): Promise<void> {
  const { hospitalId, role } = actor;
  await deps.database.transaction(async (db) => {
    const [withdrawn] = await withdrawOpenInvitation(db, {
      id,
      hospitalId,
      roles: manageableRoles[role],
      now: new Date(deps.clock.now()),
    });
    if (!withdrawn) throw new Refusal('invitation_not_found');
    await writeAuditEntry(deps, db, {
      event: 'invitation_withdrawn',
      actor,
      about: `invitation-${withdrawn.id}`,
      reason: withdrawn.role,
    });
  });
}
