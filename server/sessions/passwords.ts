import { hash, verify } from '@node-rs/argon2';
import { fewAtOnce } from '#server/platform/few-at-once.ts';

// argon2id (the library's default) with OWASP's parameters: 19 MiB, 2 passes, 1 lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Each takes one of libuv's four threads for some 30 ms, and files, photos and host names need the others. Who
 * waits as the last waits about a second.
 */
export const passwordTurns = fewAtOnce({ atOnce: 2, waiting: 64 });

/** Refuses with `busy` (503) when too many passwords wait. */
export function hashPassword(password: string): Promise<string> {
  return passwordTurns(() => hash(password, cost));
}

let decoy: Promise<string> | null = null;

/**
 * Whether the password matches the hash. Without a hash it takes as long and returns false, so that timing
 * does not reveal which phones have an account. Refuses with `busy` (503) when too many passwords wait.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hash('nobody has this password', cost); // made once, so it takes no turn
  const against = stored ?? (await decoy);
  const matches = await passwordTurns(() => verify(against, password));
  return matches && stored !== null;
}
