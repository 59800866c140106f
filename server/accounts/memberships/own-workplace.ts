import type { OwnWorkplaces } from '#contract/accounts/memberships.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { logOut } from '#server/accounts/sessions/log-out.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import type { Client } from '#server/platform/http/mount.ts';
import { listWorkplaces, type WorkplaceRow } from './membership-queries.ts';
import { openStaffSession } from './open-staff-session.ts';

const present = ({ id, role, hospital_id, hospital_name }: WorkplaceRow) => ({
  membershipId: formatId('membership', id),
  role,
  hospitalId: formatId('hospital', hospital_id),
  hospitalName: hospital_name,
});

const listOwnWorkplaces = ({ id }: StaffActor, { database }: Pick<Deps, 'database'>) =>
  listWorkplaces(database.pool, { accountId: id });

/**
 * The caller's current hospital and their other ones. Refuses with `unauthenticated` if the membership has
 * just ended.
 */
export async function findOwnWorkplace(actor: StaffActor, deps: Deps): Promise<OwnWorkplaces> {
  const places = await listOwnWorkplaces(actor, deps);
  const here = places.find(({ id }) => id === actor.membershipId);
  if (!here) throw new Refusal('unauthenticated');
  return {
    name: here.name,
    hasPin: here.has_pin,
    present: present(here),
    atDesk: actor.atDesk,
    all: places.map(present),
  };
}

/**
 * Ends this session and returns the token of a new one at another hospital of the caller. Refuses with
 * `membership_not_found`. Not available at a shared desk: a PIN would become a full session that outlives the
 * desk and skips the second factor.
 */
export async function switchHospital(
  actor: StaffActor,
  deps: Deps,
  membershipId: number,
  client: Client,
): Promise<string> {
  const place = (await listOwnWorkplaces(actor, deps)).find(({ id }) => id === membershipId);
  if (!place) throw new Refusal('membership_not_found');
  return deps.database.transaction(async (db) => {
    const entrance = { place, accountId: actor.id, checkedHash: null };
    const token = await openStaffSession(deps, db, entrance, client);
    if (!token) throw new Refusal('membership_not_found');
    await logOut(deps, db, actor.sessionId);
    return token;
  });
}
