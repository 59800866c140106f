import { createHmac, randomInt } from 'node:crypto';
import type { Deps } from '#server/platform/deps.ts';
import type { AccountRole } from '#server/sessions/account.ts';

/** Six random digits. */
export function makeCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/**
 * The hash of a code. A million codes are soon tried, so it is keyed with the installation's secret and
 * includes the owner.
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
