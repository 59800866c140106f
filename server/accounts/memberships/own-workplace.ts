import type { OwnWorkplaces } from '#contract/accounts/memberships.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { logOut } from '#server/accounts/sessions/log-out.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Client, StaffCaller } from '#server/platform/http/mount.ts';
import { listWorkplaces, type WorkplaceRow } from './membership-queries.ts';
import { openStaffSession } from './open-staff-session.ts';

const present = ({ id, role, hospital_id, hospital_name }: WorkplaceRow) => ({
  membershipId: formatId('membership', id),
  role,
  hospitalId: formatId('hospital', hospital_id),
  hospitalName: hospital_name,
});

const listOwnWorkplaces = ({ database }: Pick<Deps, 'database'>, { id }: StaffCaller) =>
  listWorkplaces(database.pool, { accountId: id });

/**
 * The caller's current hospital and their other ones. Refuses with `unauthenticated` if the membership has
 * just ended.
 */
export async function findOwnWorkplace(deps: Deps, caller: StaffCaller): Promise<OwnWorkplaces> {
  const places = await listOwnWorkplaces(deps, caller);
  const here = places.find(({ id }) => id === caller.membershipId);
  if (!here) throw new Refusal('unauthenticated');
  return {
    name: here.name,
    hasPin: here.has_pin,
    present: present(here),
    atDesk: caller.atDesk,
    all: places.map(present),
  };
}

/**
 * Ends this session and returns the token of a new one at another hospital of the caller. Refuses with
 * `membership_not_found`. Not available at a shared desk: a PIN would become a full session that outlives the
 * desk and skips the second factor.
 */
export async function switchHospital(
  deps: Deps,
  caller: StaffCaller,
  membershipId: number,
  client: Client,
): Promise<string> {
  const place = (await listOwnWorkplaces(deps, caller)).find(({ id }) => id === membershipId);
  if (!place) throw new Refusal('membership_not_found');
  return deps.database.transaction(async (db) => {
    const entrance = { place, accountId: caller.id, checkedHash: null };
    const token = await openStaffSession(deps, db, entrance, client);
    if (!token) throw new Refusal('membership_not_found');
    await logOut(deps, db, caller.sessionId);
    return token;
  });
}
