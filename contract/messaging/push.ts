import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';

const subscriptionEndpoint = z.url({ error: 'field_invalid' }).max(1000, { error: 'field_invalid' });

/** Base64url as sent by browsers, or padded to full groups of four. */
const bytes = (count: number) => {
  const letters = Math.ceil((count * 4) / 3);
  return z
    .string()
    .regex(new RegExp(`^[\\w-]{${letters}}={0,2}$`), { error: 'field_invalid' })
    .transform((text) => text.slice(0, letters));
};

export const pushKeyEndpoint = endpoint({
  method: 'GET',
  path: '/push/key',
  tag: 'Messages',
  summary: 'Get the public key for push notifications (VAPID, RFC 8292)',
  who: ['patient', 'doctor'],
  status: 200,
  answer: z.object({ key: z.string() }),
  refusals: [],
});

export const addPushSubscriptionEndpoint = endpoint({
  method: 'POST',
  path: '/push/subscriptions',
  tag: 'Messages',
  summary: 'Subscribe a browser to push notifications',
  description:
    'Send the result of `PushSubscription.toJSON()`. The subscription lasts until the session ends. A session has one subscription; a new one replaces it.',
  who: ['patient', 'doctor'],
  body: z.object({
    endpoint: subscriptionEndpoint,
    keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
  }),
  status: 201,
  answer: z.object({ message: z.string() }),
  refusals: [],
});

export const removePushSubscriptionEndpoint = endpoint({
  method: 'DELETE',
  path: '/push/subscriptions',
  tag: 'Messages',
  summary: 'Unsubscribe a browser from push notifications',
  description:
    "Only for the caller's own subscriptions. A subscription that no longer exists is not an error.",
  who: ['patient', 'doctor'],
  body: z.object({ endpoint: subscriptionEndpoint }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: [],
});
