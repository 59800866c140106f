import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database.ts';
import type { Deliver } from '../outbox/deliver.ts';
import { insertDemoMessage } from './mailbox-queries.ts';

/** Stores a message in the demo's mailbox, which everybody can read. */
export function deliverToMailbox({ pool }: Database, clock: Clock): Deliver {
  return async ({ key, to, locale, subject, text }) => {
    await insertDemoMessage(pool, {
      key,
      recipient: to,
      locale,
      subject,
      body: text,
      now: new Date(clock.now()),
    });
    return {};
  };
}
