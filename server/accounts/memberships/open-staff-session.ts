import { createSigner } from 'fast-jwt';
import type { Queryable } from '#db/statement.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { sessionMilliseconds } from '#server/accounts/sessions/open-session.ts';
import { parseDevice } from '#server/accounts/sessions/parse-device.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Client } from '#server/platform/http/mount.ts';
import { insertStaffSession, type WorkplaceRow } from './membership-queries.ts';

interface StaffEntrance {
  readonly place: WorkplaceRow;
  readonly accountId: number;
  readonly checkedHash: string | null;
  /** The shared desk at which the PIN was used. */
  readonly deskId?: number;
}

/**
 * Opens a session that acts as one membership, and returns its token; null if the membership has ended, or
 * the password was changed since it was checked. `checkedHash` is null if no password was asked for.
 */
export async function openStaffSession(
  deps: Pick<Deps, 'clock' | 'jwtSecret'>,
  db: Queryable,
  { place, accountId, checkedHash, deskId }: StaffEntrance,
  { address, userAgent }: Client,
): Promise<string | null> {
  const now = deps.clock.now();
  const [opened] = await insertStaffSession(db, {
    membershipId: place.id,
    checkedHash,
    deskId: deskId ?? null,
    address,
    ...parseDevice(userAgent),
    now: new Date(now),
    expiresAt: new Date(now + sessionMilliseconds),
  });
  return opened ? signStaffToken(deps, { place, accountId }, opened.id) : null;
}

export function signStaffToken(
  { clock, jwtSecret }: Pick<Deps, 'clock' | 'jwtSecret'>,
  { place, accountId }: Pick<StaffEntrance, 'place' | 'accountId'>,
  sessionId: string,
): string {
  const issued = Math.floor(clock.now() / 1000);
  return createSigner({ key: jwtSecret, algorithm: 'HS256' })({
    id: String(accountId),
    role: 'hospital',
    name: place.name,
    photo: { url: null },
    staffRole: place.role,
    hospitalId: formatId('hospital', place.hospital_id),
    hospitalName: place.hospital_name,
    membershipId: formatId('membership', place.id),
    sid: sessionId,
    iat: issued,
    exp: issued + sessionMilliseconds / 1000,
  });
}
