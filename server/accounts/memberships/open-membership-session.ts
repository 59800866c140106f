import type { Queryable } from '#db/statement.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Client } from '#server/platform/http/mount.ts';
import { listWorkplaces } from './membership-queries.ts';
import { openStaffSession } from './open-staff-session.ts';

interface Membership {
  readonly accountId: number;
  readonly membershipId: number;
  /**
   * The hash of the password that was checked, or under which the PIN was set; null if no password was asked
   * for.
   */
  readonly checkedHash: string | null;
  readonly deskId?: number;
}

/**
 * Opens a session of a membership and returns its token; null if it has ended, or the password was changed
 * meanwhile.
 */
export async function openMembershipSession(
  deps: Pick<Deps, 'clock' | 'jwtSecret'>,
  db: Queryable,
  { accountId, membershipId, ...more }: Membership,
  client: Client,
): Promise<string | null> {
  const places = await listWorkplaces(db, { accountId });
  const place = places.find(({ id }) => id === membershipId);
  return place ? openStaffSession(deps, db, { place, accountId, ...more }, client) : null;
}
