import { createECDH } from 'node:crypto';
import {
  addPushSubscriptionEndpoint,
  pushKeyEndpoint,
  removePushSubscriptionEndpoint,
} from '#contract/messaging/push.ts';
import { m } from '#messages/messages.js';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { fieldRefusal } from '#server/platform/http/problems.ts';
import { isPushService } from './push-hosts.ts';
import { loadPushKeys } from './push-keys.ts';
import { deleteOwnSubscription, upsertSubscription } from './push-queries.ts';

/** Must be a point on the curve P-256, or encryption fails (RFC 8291). */
function isPublicKey(p256dh: string): boolean {
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    own.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

export function pushRoutes(mount: Mount, { config, database, clock }: Deps): void {
  const { pool } = database;

  mount(pushKeyEndpoint, async () => ({ key: (await loadPushKeys(pool)).publicKey }));

  mount(addPushSubscriptionEndpoint, async ({ input: { body }, actor, locale }) => {
    const { endpoint, keys } = body;
    if (!isPushService(endpoint, config.messages.pushHosts)) throw fieldRefusal('endpoint', 'field_invalid');
    if (!isPublicKey(keys.p256dh)) throw fieldRefusal('keys.p256dh', 'field_invalid');
    const now = new Date(clock.now());
    const { role, id: personId, sessionId } = actor;
    await upsertSubscription(pool, { role, personId, sessionId, endpoint, ...keys, now });
    return { message: m.push_on({}, { locale }) };
  });

  mount(removePushSubscriptionEndpoint, async ({ input: { body }, actor, locale }) => {
    await deleteOwnSubscription(pool, { role: actor.role, personId: actor.id, endpoint: body.endpoint });
    return { message: m.push_off({}, { locale }) };
  });
}
