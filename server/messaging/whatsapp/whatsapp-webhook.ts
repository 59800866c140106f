import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/platform/refusals.ts';
import { parseSignedBody, toBuffer } from '#server/platform/delivery-reports/parse-signed-body.ts';
import type { Deps } from '#server/platform/deps.ts';
import { handleWhatsappEvent, whatsappEventSchema } from './handle-whatsapp-event.ts';

/** WhatsApp sends up to 3 MB in one call. */
const bodyLimit = 4 * 1024 * 1024;

/** Compares in constant time. */
function isEqualInConstantTime(given: unknown, expected: string): boolean {
  const digest = (text: string) => createHmac('sha256', expected).update(text).digest();
  return timingSafeEqual(digest(String(given)), digest(expected));
}

const createSignature = (secret: string, body: Buffer) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

/**
 * The WhatsApp webhook: a GET verifies the address, a POST delivers events. 404 if WhatsApp is not set up,
 * 401 without the app's signature.
 */
export function whatsappWebhook(hooks: FastifyInstance, deps: Deps): void {
  const { whatsapp } = deps.config.messages;

  hooks.get('/webhooks/whatsapp', async ({ query }, reply) => {
    if (!whatsapp) throw new Refusal('not_found');
    const asked = query as Readonly<Record<string, unknown>>;
    const challenge = asked['hub.challenge'];
    const isOurs = isEqualInConstantTime(asked['hub.verify_token'], whatsapp.verifyToken);
    if (asked['hub.mode'] !== 'subscribe' || !isOurs || typeof challenge !== 'string') {
      throw new Refusal('forbidden');
    }
    return reply.type('text/plain').send(challenge);
  });

  hooks.post('/webhooks/whatsapp', { bodyLimit }, async ({ body, headers }, reply) => {
    if (!whatsapp) throw new Refusal('not_found');
    const bytes = toBuffer(body);
    if (!isEqualInConstantTime(headers['x-hub-signature-256'], createSignature(whatsapp.appSecret, bytes))) {
      throw new Refusal('unauthenticated');
    }
    await handleWhatsappEvent(deps, parseSignedBody(whatsappEventSchema, bytes));
    return reply.code(200).send();
  });
}
