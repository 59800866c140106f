import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deliver } from '#server/platform/outbox/deliver.ts';
import { insertDemoMessage } from './mailbox-queries.ts';

/** Stores a message in the public demo mailbox, in the form its recipient would see. */
export function deliverToMailbox({ pool }: Database, clock: Clock): Deliver {
  return async ({ key, to, locale, subject, text, content }) => {
    await insertDemoMessage(pool, {
      key,
      recipient: to,
      locale,
      subject,
      body: text,
      // Codes and warnings go to the phone.
      form: content?.form ?? 'sms',
      content: content && JSON.stringify(content),
      now: new Date(clock.now()),
    });
    return {};
  };
}
