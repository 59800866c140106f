import { Refusal } from '#contract/refusals.ts';
import { manageableRoles } from '#domain/hospital-roles.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/mount.ts';
import { presentInvitation } from './invitation-presenter.ts';
import { openInvitations, withdrawOne } from './invitation-queries.ts';

/** The open invitations of the caller's hospital. */
export async function findInvitations(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { hospitalId }: StaffCaller,
) {
  const rows = await openInvitations(database.pool, { hospitalId, now: new Date(clock.now()) });
  return rows.map(presentInvitation);
}

/**
 * Withdraws one. Refuses with `invitation_not_found` if it is another hospital's, to a role that the caller may not let in,
 * or not open any more.
 */
export async function withdrawInvitation(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { hospitalId, role }: StaffCaller,
  given: string,
): Promise<void> {
  const [withdrawn] = /^\d{1,15}$/.test(given)
    ? await withdrawOne(database.pool, {
        id: Number(given),
        hospitalId,
        roles: manageableRoles[role],
        now: new Date(clock.now()),
      })
    : [];
  if (!withdrawn) throw new Refusal('invitation_not_found');
}
