import { Refusal } from '#contract/platform/refusals.ts';
import { manageableRoles } from '#domain/accounts/hospital-roles.ts';
import { toAuditActor } from '#server/platform/audit/audit-actor.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/http/mount.ts';
import { presentInvitation } from './invitation-presenter.ts';
import { listOpenInvitations, withdrawOpenInvitation } from './invitation-queries.ts';

export async function listInvitations(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { hospitalId }: StaffCaller,
) {
  const rows = await listOpenInvitations(database.pool, { hospitalId, now: new Date(clock.now()) });
  return rows.map(presentInvitation);
}

/**
 * Refuses with `invitation_not_found` if it is another hospital's, for a role the caller may not invite, or
 * not open.
 */
export async function withdrawInvitation(
  deps: Pick<Deps, 'database' | 'clock'>,
  caller: StaffCaller,
  id: number,
  address: string,
): Promise<void> {
  const { hospitalId, role } = caller;
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
      actor: toAuditActor(caller, address),
      about: `invitation-${withdrawn.id}`,
      reason: withdrawn.role,
    });
  });
}
