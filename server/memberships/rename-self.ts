import { Refusal } from '#contract/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/mount.ts';
import { nameAccount, placesOfAccount } from './membership-queries.ts';
import { signStaffToken } from './open-staff-session.ts';

/** Says what the caller is called; returns a token that says so too. Refuses with `unauthenticated` if the membership has just ended. */
export function renameSelf(deps: Deps, caller: StaffCaller, name: string): Promise<string> {
  const { id: accountId, membershipId, sessionId } = caller;
  return deps.database.transaction(async (db) => {
    await nameAccount(db, { id: accountId, name });
    const places = await placesOfAccount(db, { accountId, now: new Date(deps.clock.now()) });
    const place = places.find(({ id }) => id === membershipId);
    if (!place) throw new Refusal('unauthenticated');
    return signStaffToken(deps, { place, accountId }, sessionId);
  });
}
