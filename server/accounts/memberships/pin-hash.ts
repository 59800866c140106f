import { createHmac } from 'node:crypto';
import type { Deps } from '#server/platform/deps.ts';

type PinDeps = Pick<Deps, 'jwtSecret' | 'passwords'>;

/**
 * What is hashed of a PIN. Ten thousand are soon tried, so it is keyed with the installation's secret, which is not in the
 * database, and includes whose it is; the hash of passwords makes each try slow besides.
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
