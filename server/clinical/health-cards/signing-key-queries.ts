import type { JWK } from 'jose';
import { of, statement } from '#db/statement.ts';

export interface PublicKeyRow {
  kid: string;
  public_key: JWK;
}

export interface ActiveKeyRow extends PublicKeyRow {
  /** Sealed by server/platform/seal-secret.ts. */
  private_key: Buffer;
}

export const findActiveSigningKey = statement('find_active_signing_key', {
  row: of<ActiveKeyRow>,
  sql: 'select kid, public_key, private_key from signing_keys where retired_at is null',
});

/** No row if another process has added one meanwhile. */
export const insertSigningKey = statement('insert_signing_key', {
  values: { kid: of<string>, publicKeyJson: of<string>, privateKey: of<Buffer>, madeAt: of<Date> },
  sql: `
    insert into signing_keys (kid, public_key, private_key, made_at)
    values (:kid, :publicKeyJson, :privateKey, :madeAt)
    on conflict do nothing`,
});

/** Deletes the private part for good; the public part stays. */
export const retireSigningKey = statement('retire_signing_key', {
  values: { kid: of<string>, now: of<Date> },
  sql: `
    update signing_keys set retired_at = :now, private_key = null
    where kid = :kid and retired_at is null`,
});

/** Every key that ever signed, newest first. */
export const listPublicSigningKeys = statement('list_public_signing_keys', {
  row: of<PublicKeyRow>,
  sql: 'select kid, public_key from signing_keys order by made_at desc, kid',
});

export const findPublicSigningKey = statement('find_public_signing_key', {
  values: { kid: of<string> },
  row: of<PublicKeyRow>,
  sql: 'select kid, public_key from signing_keys where kid = :kid',
});
