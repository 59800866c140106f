import { hash, verify } from '@node-rs/argon2';
import { normalizePassword } from '#domain/platform/normalize-text.ts';
import { type ConcurrencyLimit, createConcurrencyLimit } from './concurrency-limit.ts';

export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** OWASP's parameters of argon2id, the library's default: 19 MiB, 2 passes, 1 lane. */
export const passwordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  /** Hashes the normalized password (RFC 8265). Refuses with `busy` (503) when too many passwords wait. */
  hash(password: string): Promise<string>;
  /**
   * Without a hash it takes as long and returns false, so that timing does not reveal phones with an account.
   * Old hashes of unnormalized passwords still match. Refuses with `busy` (503) when too many passwords wait.
   */
  matches(stored: string | null, password: string): Promise<boolean>;
  readonly turns: ConcurrencyLimit;
}

export function createPasswords(cost: PasswordCost): Passwords {
  // Each hash occupies one of libuv's four threads for some 30 ms, and files, photos and DNS need the others.
  // The last in the queue waits about a second.
  const hashLimit = createConcurrencyLimit({ atOnce: 2, waiting: 64 });
  let decoy: Promise<string> | null = null;
  return {
    hash: (password) => hashLimit(() => hash(normalizePassword(password), cost)),
    async matches(stored, password) {
      decoy ??= hash('nobody has this password', cost); // made once, outside of the concurrency limit
      const against = stored ?? (await decoy);
      for (const form of new Set([normalizePassword(password), password])) {
        if ((await hashLimit(() => verify(against, form))) && stored !== null) return true;
      }
      return false;
    },
    turns: hashLimit,
  };
}
