import type { Clock } from '#server/platform/clock.ts';
import type { SmsSettings } from '#server/platform/config/message-settings.ts';
import { type Deliver, type OutgoingMessage, Undeliverable } from '#server/platform/outbox/deliver.ts';
import { checkSlots } from '#server/platform/sms/sms-slots.ts';
import { getSmsVersion, isSmsTemplate, smsTemplates } from '#server/platform/sms/sms-templates.ts';
import { createSignature } from './hams-signature.ts';

const permanentStatuses = new Set([410, 422]);

/** Registration details that operators require for a registered text; empty without a template. */
function toRegistration({ content, locale }: OutgoingMessage, settings: SmsSettings) {
  if (content?.form !== 'sms' || !isSmsTemplate(content.template)) return {};
  const { template, variables, parts } = content;
  checkSlots(smsTemplates[template].slots, variables);
  const { entityId, header, templates } = settings;
  return {
    template,
    templateId: templates[template]?.[locale] ?? null,
    templateVersion: getSmsVersion(template, locale),
    entityId,
    header,
    variables,
    parts,
  };
}

export function deliverBySms(settings: SmsSettings, clock: Clock): Deliver {
  const { url, secret } = settings;
  return async (message, signal) => {
    const { key, to, kind, locale, text } = message;
    const registration = toRegistration(message, settings);
    const body = JSON.stringify({ id: key, kind, to: `+91${to}`, locale, text, ...registration });
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        'hams-signature': createSignature(secret, Math.floor(clock.now() / 1000), body),
      },
      body,
      redirect: 'manual',
      signal,
    });
    await answer.body?.cancel();
    if (answer.ok) return {};
    const reason = `the webhook answered ${answer.status}`;
    throw permanentStatuses.has(answer.status) ? new Undeliverable(reason) : new Error(reason);
  };
}
