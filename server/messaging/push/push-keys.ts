import type { Queryable } from '#db/statement.ts';
import { insertPushKeys } from './push-queries.ts';

/** An ECDSA key of P-256 by which push services know this installation (VAPID, RFC 8292), in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys, made once and stored for all processes: browsers are subscribed to the public one. */
export async function loadPushKeys(db: Queryable): Promise<PushKeys> {
  const { default: webPush } = await import('web-push');
  const [row] = await insertPushKeys(db, { keys: JSON.stringify(webPush.generateVAPIDKeys()) });
  if (!row) throw new Error('The keys for notifications were not stored');
  return JSON.parse(row.value) as PushKeys;
}
