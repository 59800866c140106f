import { hash, verify } from '@node-rs/argon2';

// argon2id (the library's default) with OWASP's parameters: 19 MiB, 2 passes, 1 lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let decoy: Promise<string> | null = null;

/**
 * Whether the password matches the hash. Without a hash it takes as long and returns false, so that timing
 * does not reveal which phones have an account.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const matches = await verify(stored ?? (await decoy), password);
  return matches && stored !== null;
}
