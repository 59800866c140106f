import type { JWK } from 'jose';
import type { Queryable } from '#db/statement.ts';
import { findPublicSigningKey, listPublicSigningKeys } from './signing-key-queries.ts';

export async function listPublicKeys(db: Queryable): Promise<JWK[]> {
  return (await listPublicSigningKeys(db)).map(({ public_key }) => public_key);
}

export async function findPublicKey(db: Queryable, kid: string): Promise<JWK | null> {
  const [row] = await findPublicSigningKey(db, { kid });
  return row?.public_key ?? null;
}
