import { createHmac } from 'node:crypto';
import type { Clock } from '#server/platform/clock.ts';
import { type Deliver, Undeliverable } from '../outbox/deliver.ts';

interface Webhook {
  readonly url: string;
  readonly secret: string;
}

/** Statuses with which the gateway refuses a message for good. */
const final = new Set([410, 422]);

/** `t=<unix seconds>,v1=<hex>`: HMAC-SHA-256 of `<unix seconds>.<body>` (docs/operations.md). */
function signatureOf(secret: string, seconds: number, body: string): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

/** Sends a message by the clinic's SMS gateway, with a signed call of its webhook. */
export function deliverBySms({ url, secret }: Webhook, clock: Clock): Deliver {
  return async ({ key, to, kind, locale, text }, signal) => {
    const body = JSON.stringify({ id: key, kind, to: `+91${to}`, locale, text });
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        'hams-signature': signatureOf(secret, Math.floor(clock.now() / 1000), body),
      },
      body,
      redirect: 'manual',
      signal,
    });
    await answer.body?.cancel();
    if (answer.ok) return {};
    const reason = `the webhook answered ${answer.status}`;
    throw final.has(answer.status) ? new Undeliverable(reason) : new Error(reason);
  };
}
