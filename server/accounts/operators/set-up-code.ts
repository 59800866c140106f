import { createHmac, timingSafeEqual } from 'node:crypto';
import { base32 } from '#server/accounts/second-factor/totp.ts';
import type { Deps } from '#server/platform/deps.ts';

/** 80 bits: nobody guesses it, and somebody can still type it. */
const bytes = 10;

/**
 * The code by which an operator's account is set up. It follows from the phone and the secret of the installation, so every process
 * and every start print the same one, and none is stored. Whoever reads the output of the start runs the installation.
 */
export function setUpCode({ jwtSecret }: Pick<Deps, 'jwtSecret'>, phone: string): string {
  const mac = createHmac('sha256', jwtSecret).update(`set up the operator ${phone}`).digest();
  return base32(mac.subarray(0, bytes)).replace(/(.{4})(?=.)/g, '$1-');
}

/** Whether somebody typed it, in whatever letter case and grouping. */
export function isSetUpCode(deps: Pick<Deps, 'jwtSecret'>, phone: string, typed: string): boolean {
  const plain = (code: string) => Buffer.from(code.toUpperCase().replace(/[^A-Z2-7]/g, ''));
  const expected = plain(setUpCode(deps, phone));
  const given = plain(typed);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
