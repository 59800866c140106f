import { z } from 'zod';
import type { WhatsappSettings } from '#server/platform/config/message-settings.ts';
import { type Deliver, type OutgoingMessage, Undeliverable } from '#server/platform/outbox/deliver.ts';
import type { WhatsappContent } from '#server/platform/outbox/message-content.ts';

const acceptedSchema = z.object({ messages: z.tuple([z.object({ id: z.string().min(1) })], z.unknown()) });
const refused = z.object({ error: z.object({ code: z.number() }) });

/**
 * Codes of the Cloud API that another attempt cannot change: a wrong or missing parameter, a recipient
 * without WhatsApp or who opted out, a template that is missing, paused, disabled or does not fit.
 */
const permanentCodes = new Set([
  131008, 131009, 131021, 131026, 131030, 131050, 131051, 132000, 132001, 132005, 132007, 132012, 132015,
  132016, 132018,
]);

function createTemplateMessage({ to, locale }: OutgoingMessage, content: WhatsappContent) {
  const { template, parameters, buttons } = content;
  return {
    messaging_product: 'whatsapp',
    to: `91${to}`,
    type: 'template',
    template: {
      name: template,
      language: { code: locale },
      components: [
        { type: 'body', parameters: parameters.map((text) => ({ type: 'text', text })) },
        ...buttons.map(({ payload }, index) => ({
          type: 'button',
          sub_type: 'quick_reply',
          index: String(index),
          parameters: [{ type: 'payload', payload }],
        })),
      ],
    },
  };
}

/** Null if the response is not JSON: a broken proxy answers with a page. */
async function parseJson(answer: Response): Promise<unknown> {
  const text = await answer.text();
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function deliverByWhatsapp({ url, token }: WhatsappSettings): Deliver {
  return async (message, signal) => {
    const { content } = message;
    if (content?.form !== 'whatsapp') throw new Undeliverable('it has no template');
    const answer = await fetch(`${url}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(createTemplateMessage(message, content)),
      redirect: 'manual',
      signal,
    });
    const said = await parseJson(answer);
    if (answer.ok) {
      const { data } = acceptedSchema.safeParse(said);
      // Without an id it is unknown if the message was accepted: rather twice than never.
      if (!data) throw new Error('WhatsApp answered without an id');
      return { providerId: data.messages[0].id };
    }
    const code = refused.safeParse(said).data?.error.code;
    const reason = `WhatsApp answered ${answer.status}${code === undefined ? '' : ` (${code})`}`;
    const isFinal =
      answer.status < 500 && answer.status !== 429 && code !== undefined && permanentCodes.has(code);
    throw isFinal ? new Undeliverable(reason) : new Error(reason);
  };
}
