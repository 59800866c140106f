import { createHmac, randomInt } from 'node:crypto';
import type { Deps } from '#server/platform/deps.ts';
import type { CodePurpose } from './code-purpose.ts';

/** Six random digits. */
export function generateCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/**
 * A code has only a million values, so the hash is keyed with the installation's secret; it includes the
 * purpose and the phone.
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
