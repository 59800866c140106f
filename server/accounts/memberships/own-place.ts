import type { OwnPlace } from '#contract/accounts/memberships.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { idOf, readableId } from '#domain/platform/readable-ids.ts';
import { logOut } from '#server/accounts/sessions/log-out.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Client, StaffCaller } from '#server/platform/http/mount.ts';
import { type PlaceRow, placesOfAccount } from './membership-queries.ts';
import { openStaffSession } from './open-staff-session.ts';

const present = ({ id, role, hospital_id, hospital_name }: PlaceRow) => ({
  membershipId: readableId('membership', id),
  role,
  hospitalId: readableId('hospital', hospital_id),
  hospitalName: hospital_name,
});

const placesOf = ({ database }: Pick<Deps, 'database'>, { id }: StaffCaller) =>
  placesOfAccount(database.pool, { accountId: id });

/** Where the caller works now, and at which other hospitals. Refuses with `unauthenticated` if that has just ended. */
export async function findOwnPlace(deps: Deps, caller: StaffCaller): Promise<OwnPlace> {
  const places = await placesOf(deps, caller);
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
 * Goes on at another hospital of the caller: ends this session and returns the token of a new one. Refuses with
 * `membership_not_found`. Nobody calls it at a shared desk: four digits would become a whole session elsewhere, which outlives
 * the desk and was never asked for a second step.
 */
export async function switchHospital(
  deps: Deps,
  caller: StaffCaller,
  given: string,
  client: Client,
): Promise<string> {
  const membership = idOf('membership', given);
  const place = (await placesOf(deps, caller)).find(({ id }) => id === membership);
  if (!place) throw new Refusal('membership_not_found');
  return deps.database.transaction(async (db) => {
    const entrance = { place, accountId: caller.id, checkedHash: null };
    const token = await openStaffSession(deps, db, entrance, client);
    if (!token) throw new Refusal('membership_not_found');
    await logOut(deps, db, caller.sessionId);
    return token;
  });
}
