import { createSigner } from 'fast-jwt';
import type { Queryable } from '#db/statement.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import type { Deps } from '#server/platform/deps.ts';
import { photoUrl } from '#server/platform/files/store-photo.ts';
import type { Client } from '#server/platform/http/mount.ts';
import type { AccountRole, AccountRow } from '../account/account.ts';
import { parseDevice } from './parse-device.ts';
import { insertSession, insertSessionAfterCheck } from './session-queries.ts';

export const sessionMilliseconds = 7 * 24 * 60 * 60_000;

/** Opens a session and returns its token: a JWT valid for 7 days with the id of the session row. */
export async function openSession(
  deps: Pick<Deps, 'clock' | 'jwtSecret'>,
  db: Queryable,
  role: AccountRole,
  account: AccountRow,
  { address, userAgent }: Client,
): Promise<string> {
  const now = deps.clock.now();
  const [opened] = await insertSession[role](db, {
    id: account.id,
    address,
    ...parseDevice(userAgent),
    now: new Date(now),
    expiresAt: new Date(now + sessionMilliseconds),
  });
  if (!opened) throw new Error(`The ${role} ${account.id} has no account`);
  return signToken(deps, role, opened, opened.session_id);
}

/** Opens a session after a password check; null if the password was changed meanwhile. */
export async function openSessionAfterCheck(
  deps: Deps,
  role: AccountRole,
  account: AccountRow,
  checkedHash: string,
  { address, userAgent }: Client,
): Promise<string | null> {
  const now = deps.clock.now();
  const [opened] = await insertSessionAfterCheck[role](deps.database.pool, {
    id: account.id,
    checkedHash,
    address,
    ...parseDevice(userAgent),
    now: new Date(now),
    expiresAt: new Date(now + sessionMilliseconds),
  });
  return opened ? signToken(deps, role, opened, opened.session_id) : null;
}

/** The token is stored in a browser, so it contains no phone and no email. */
export function signToken(
  { clock, jwtSecret }: Pick<Deps, 'clock' | 'jwtSecret'>,
  role: AccountRole,
  account: AccountRow,
  sessionId: string | undefined,
): string {
  const issued = Math.floor(clock.now() / 1000);
  return createSigner({ key: jwtSecret, algorithm: 'HS256' })({
    id: String(account.id),
    role,
    name: account.name,
    photo: { url: photoUrl(account.photo_hash, 'small') },
    [role === 'patient' ? 'patientId' : 'doctorId']: formatId(role, account.id),
    sid: sessionId,
    iat: issued,
    exp: issued + sessionMilliseconds / 1000,
  });
}
