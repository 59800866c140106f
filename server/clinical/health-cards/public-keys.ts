import type { JWK } from 'jose';
import type { Queryable } from '#db/statement.ts';
import { findPublicSigningKey, listPublicSigningKeys } from './signing-key-queries.ts';

/** Every key that ever signed cards here, the newest first. */
export async function listPublicKeys(db: Queryable): Promise<JWK[]> {
  return (await listPublicSigningKeys(db)).map(({ public_key }) => public_key);
}

/** One of them; null if there never was one of that id. */
export async function findPublicKey(db: Queryable, kid: string): Promise<JWK | null> {
  const [row] = await findPublicSigningKey(db, { kid });
  return row?.public_key ?? null;
}
