import { createHmac, randomInt } from 'node:crypto';
import type { Deps } from '#server/platform/deps.ts';
import type { AccountRole } from '#server/sessions/open-session.ts';

/** Six digits that nobody can foresee. */
export function makeCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/**
 * What is stored of a code. A million codes are soon tried against any hash, so it is keyed with the secret of the
 * installation and says whose code it is.
 */
export function hashCode(
  { jwtSecret }: Pick<Deps, 'jwtSecret'>,
  role: AccountRole,
  phone: string,
  code: string,
) {
  return createHmac('sha256', jwtSecret)
    .update(`password code\n${role}\n${phone}\n${code}`)
    .digest('base64url');
}
