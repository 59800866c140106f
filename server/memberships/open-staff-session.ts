import { createSigner } from 'fast-jwt';
import type { Queryable } from '#db/statement.ts';
import { readableId } from '#domain/readable-ids.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Client } from '#server/platform/mount.ts';
import { deviceOf } from '#server/sessions/device-of.ts';
import { sessionMilliseconds } from '#server/sessions/open-session.ts';
import { insertStaffSession, type PlaceRow } from './membership-queries.ts';

/**
 * Opens a session that acts as one membership, and returns its token (docs/product.md#sessions); null if the membership has
 * ended, or the password was changed since it was checked. `checkedHash` null: no password was asked for.
 */
export async function openStaffSession(
  { clock, jwtSecret }: Pick<Deps, 'clock' | 'jwtSecret'>,
  db: Queryable,
  { place, accountId, checkedHash }: StaffEntrance,
  { address, userAgent }: Client,
): Promise<string | null> {
  const now = clock.now();
  const [opened] = await insertStaffSession(db, {
    membershipId: place.id,
    checkedHash,
    address,
    ...deviceOf(userAgent),
    now: new Date(now),
    expiresAt: new Date(now + sessionMilliseconds),
  });
  if (!opened) return null;
  const issued = Math.floor(now / 1000);
  return createSigner({ key: jwtSecret, algorithm: 'HS256' })({
    id: String(accountId),
    role: 'hospital',
    name: place.name,
    photo: { url: null },
    staffRole: place.role,
    hospitalId: readableId('hospital', place.hospital_id),
    hospitalName: place.hospital_name,
    membershipId: readableId('membership', place.id),
    sid: opened.id,
    iat: issued,
    exp: issued + sessionMilliseconds / 1000,
  });
}

interface StaffEntrance {
  readonly place: PlaceRow;
  readonly accountId: number;
  readonly checkedHash: string | null;
}
