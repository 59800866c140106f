import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deliver } from '#server/platform/outbox/deliver.ts';
import { insertDemoMessage } from './mailbox-queries.ts';

/** Stores a message in the demo's mailbox, which everybody can read, in the form that its reader would see. */
export function deliverToMailbox({ pool }: Database, clock: Clock): Deliver {
  return async ({ key, to, locale, subject, text, content }) => {
    await insertDemoMessage(pool, {
      key,
      recipient: to,
      locale,
      subject,
      body: text,
      // A code or a warning goes to the phone.
      form: content?.form ?? 'sms',
      content: content && JSON.stringify(content),
      now: new Date(clock.now()),
    });
    return {};
  };
}
