import { createHmac, randomInt } from 'node:crypto';
import type { Deps } from '#server/platform/deps.ts';
import type { CodePurpose } from './code-purpose.ts';

/** Six random digits. */
export function generateCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/**
 * The hash of a code. A million codes are soon tried, so it is keyed with the installation's secret and
 * includes the purpose and the phone.
 */
export function hashCode(
  { jwtSecret }: Pick<Deps, 'jwtSecret'>,
  purpose: CodePurpose,
  phone: string,
  code: string,
) {
  return createHmac('sha256', jwtSecret)
    .update(`password code\n${purpose}\n${phone}\n${code}`)
    .digest('base64url');
}
