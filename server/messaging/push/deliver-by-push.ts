import { recipientRoles } from '#domain/messaging/announcements.ts';
import { m } from '#messages/messages.js';
import { toLocale } from '#messages/runtime.js';
import type { Deps } from '#server/platform/deps.ts';
import { type Deliver, Undeliverable } from '#server/platform/outbox/deliver.ts';
import type { PushContent } from '#server/platform/outbox/message-content.ts';
import { isPushService } from './push-hosts.ts';
import { loadPushKeys, type PushKeys } from './push-keys.ts';
import { deleteSubscription, listSubscriptions, type SubscriptionRow } from './push-queries.ts';

type MessageDeps = Pick<Deps, 'config' | 'database' | 'clock'>;

/** Statuses of a push service for an expired subscription. */
const expiredStatuses = new Set([404, 410]);

/** Parses `patient:7`, the owner of the browsers. */
function parsePerson(to: string) {
  const [, name, id] = /^(\w+):(\d+)$/.exec(to) ?? [];
  const role = recipientRoles.find((one) => one === name);
  if (!role || !id) throw new Undeliverable('it is for nobody');
  return { role, personId: Number(id) };
}

/** Includes the texts, because the service worker (web/platform/offline/show-push.ts) has none. */
function createPayload({ title, body, path, topic, acceptToken }: PushContent, language: string): string {
  const locale = toLocale(language) ?? 'en';
  const accept = acceptToken && {
    token: acceptToken,
    button: m.requests_accept({}, { locale }),
    done: m.push_accepted({}, { locale }),
    failed: m.push_accept_failed({}, { locale }),
  };
  return JSON.stringify({ title, body, path, topic, locale, accept });
}

function getVapidSubject({ messages: { smtp }, publicUrl }: Deps['config']): string {
  const address = /[^\s<>]+@[^\s<>]+/.exec(smtp?.from ?? '')?.[0];
  if (address) return `mailto:${address}`;
  return publicUrl.startsWith('https:') ? publicUrl : `mailto:hams@${new URL(publicUrl).hostname}`;
}

/**
 * Shows a message in every browser where the reader has turned notifications on and is signed in; without any
 * it succeeds. It is retried only if no browser accepted it, because others would show it twice.
 */
export function deliverByPush({ config, database: { pool }, clock }: MessageDeps): Deliver {
  let keys: Promise<PushKeys> | null = null;

  const send = async (
    { id, endpoint, p256dh, auth }: SubscriptionRow,
    payload: string,
    options: { readonly TTL: number; readonly topic: string },
    signal: AbortSignal,
  ): Promise<boolean> => {
    // The setting may have changed since it was stored.
    if (!isPushService(endpoint, config.messages.pushHosts)) return false;
    keys ??= loadPushKeys(pool);
    const [{ default: webPush }, ours] = await Promise.all([import('web-push'), keys]);
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      payload,
      { ...options, urgency: 'normal', vapidDetails: { subject: getVapidSubject(config), ...ours } },
    );
    const answer = await fetch(endpoint, {
      method,
      headers,
      body: new Uint8Array(body),
      redirect: 'manual',
      signal,
    });
    await answer.body?.cancel();
    if (expiredStatuses.has(answer.status)) await deleteSubscription(pool, { id });
    else if (!answer.ok) throw new Error(`the push service answered ${answer.status}`);
    return answer.ok;
  };

  return async ({ to, content, locale, usefulUntil }, signal) => {
    if (content?.form !== 'push') throw new Undeliverable('it is no notification');
    const now = clock.now();
    const browsers = await listSubscriptions(pool, { ...parsePerson(to), now: new Date(now) });
    const options = {
      TTL: Math.max(0, Math.ceil((usefulUntil.getTime() - now) / 1000)),
      topic: content.topic,
    };
    const payload = createPayload(content, locale);
    const sent = await Promise.allSettled(browsers.map((one) => send(one, payload, options, signal)));
    const failed = sent.find((one) => one.status === 'rejected');
    const shown = sent.some((one) => one.status === 'fulfilled' && one.value);
    if (failed && !shown) throw failed.reason;
    return {};
  };
}
