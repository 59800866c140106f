import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import type { Queryable } from '#db/statement.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type SealPurpose, sealSecret, unsealSecret } from '#server/platform/seal-secret.ts';
import {
  type ActiveKeyRow,
  findActiveSigningKey,
  insertSigningKey,
  retireSigningKey,
} from './signing-key-queries.ts';

export interface SigningKey {
  readonly kid: string;
  readonly key: CryptoKey;
}

type SigningKeyDeps = Pick<Deps, 'database' | 'clock' | 'jwtSecret'>;

export const signingAlgorithm = 'ES256';
const sealedFor = (kid: string): SealPurpose => ({ purpose: 'signing key', owner: kid });

/** Null if it was sealed with another token secret. */
async function openKey(jwtSecret: string, { kid, private_key }: ActiveKeyRow): Promise<SigningKey | null> {
  const secret = unsealSecret(jwtSecret, sealedFor(kid), private_key);
  if (!secret) return null;
  const key = await importJWK(JSON.parse(secret.toString('utf8')) as JWK, signingAlgorithm);
  if (key instanceof Uint8Array) throw new Error(`The signing key ${kid} is no key pair`);
  return { kid, key };
}

async function makeKey(db: Queryable, { clock, jwtSecret }: SigningKeyDeps): Promise<void> {
  const pair = await generateKeyPair(signingAlgorithm, { extractable: true });
  const [publicPart, privatePart] = await Promise.all([
    exportJWK(pair.publicKey),
    exportJWK(pair.privateKey),
  ]);
  const kid = await calculateJwkThumbprint(publicPart, 'sha256');
  await insertSigningKey(db, {
    kid,
    publicKeyJson: JSON.stringify({ ...publicPart, kid, use: 'sig', alg: signingAlgorithm }),
    privateKey: sealSecret(jwtSecret, sealedFor(kid), Buffer.from(JSON.stringify(privatePart))),
    madeAt: new Date(clock.now()),
  });
}

/** Cards signed by the old key remain verifiable. Returns the new key. */
export async function replaceSigningKey(deps: SigningKeyDeps, former: string | null): Promise<SigningKey> {
  const { database, clock, jwtSecret } = deps;
  await database.transaction(async (db) => {
    if (former !== null) await retireSigningKey(db, { kid: former, now: new Date(clock.now()) });
    await makeKey(db, deps);
  });
  const [row] = await findActiveSigningKey(database.pool);
  const key = row && (await openKey(jwtSecret, row));
  if (!key)
    throw new Error('The new signing key was not stored, or other processes have another token secret');
  return key;
}

/**
 * Created for the first card, and again when the token secret that sealed the present key is gone
 * (docs/operations.md#signing-keys).
 */
export async function ensureSigningKey(deps: SigningKeyDeps): Promise<SigningKey> {
  const [row] = await findActiveSigningKey(deps.database.pool);
  const known = row && (await openKey(deps.jwtSecret, row));
  return known ?? replaceSigningKey(deps, row?.kid ?? null);
}
