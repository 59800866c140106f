import type { JWK } from 'jose';
import type { Queryable } from '#db/statement.ts';
import { publicSigningKey, publicSigningKeys } from './signing-key-queries.ts';

/** Every key that ever signed cards here, the newest first. */
export async function publicKeys(db: Queryable): Promise<JWK[]> {
  return (await publicSigningKeys(db)).map(({ public_key }) => public_key);
}

/** One of them; null if there never was one of that id. */
export async function publicKey(db: Queryable, kid: string): Promise<JWK | null> {
  const [row] = await publicSigningKey(db, { kid });
  return row?.public_key ?? null;
}
