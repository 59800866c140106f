import type { Queryable } from '#db/statement.ts';
import { insertPushKeys } from './push-queries.ts';

/**
 * An ECDSA P-256 key pair that identifies this installation to push services (VAPID, RFC 8292), in base64url.
 */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Created once and stored for all processes: browsers are subscribed to the public key. */
export async function loadPushKeys(db: Queryable): Promise<PushKeys> {
  const { default: webPush } = await import('web-push');
  const [row] = await insertPushKeys(db, { keys: JSON.stringify(webPush.generateVAPIDKeys()) });
  if (!row) throw new Error('The keys for notifications were not stored');
  return JSON.parse(row.value) as PushKeys;
}
