import { createHmac } from 'node:crypto';
import type { Deps } from '#server/platform/deps.ts';

type PinDeps = Pick<Deps, 'jwtSecret' | 'passwords'>;

/**
 * A PIN has only ten thousand values, so the input of the slow hash is keyed with the installation's secret,
 * which is not in the database, and includes the membership.
 */
const toKeyedDigest = ({ jwtSecret }: PinDeps, membershipId: number, pin: string) =>
  createHmac('sha256', jwtSecret).update(`desk pin\n${membershipId}\n${pin}`).digest('base64url');

export const hashPin = (deps: PinDeps, membershipId: number, pin: string): Promise<string> =>
  deps.passwords.hash(toKeyedDigest(deps, membershipId, pin));

export const pinMatches = (
  deps: PinDeps,
  membershipId: number,
  stored: string,
  pin: string,
): Promise<boolean> => deps.passwords.matches(stored, toKeyedDigest(deps, membershipId, pin));
