import { createHmac, timingSafeEqual } from 'node:crypto';
import { base32 } from '#server/accounts/second-factor/totp.ts';
import type { Deps } from '#server/platform/deps.ts';

/** 80 bits: impossible to guess, and still short enough to type. */
const bytes = 10;

/**
 * The code by which an operator's account is set up. It is derived from the phone and the installation's
 * secret, so every process prints the same one and none is stored. Only the person who runs the installation
 * reads that output.
 */
export function setUpCode({ jwtSecret }: Pick<Deps, 'jwtSecret'>, phone: string): string {
  const mac = createHmac('sha256', jwtSecret).update(`set up the operator ${phone}`).digest();
  return base32(mac.subarray(0, bytes)).replace(/(.{4})(?=.)/g, '$1-');
}

/** Ignores letter case and grouping. */
export function isSetUpCode(deps: Pick<Deps, 'jwtSecret'>, phone: string, typed: string): boolean {
  const plain = (code: string) => Buffer.from(code.toUpperCase().replace(/[^A-Z2-7]/g, ''));
  const expected = plain(setUpCode(deps, phone));
  const given = plain(typed);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
