import { Refusal } from '#contract/platform/refusals.ts';
import type { Topic } from '#domain/messaging/announcements.ts';
import { chooseMessages } from '#server/accounts/message-choices/choose-messages.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Locale } from '#server/platform/http/language.ts';
import type { LinkedVisitRow } from './visit-link-queries.ts';

interface SubscriptionChange {
  readonly topic: Topic;
  readonly channels: readonly ('email' | 'sms')[];
  readonly wanted: boolean;
  readonly source: 'link' | 'one-click';
}

/**
 * Turns messages not needed for treatment off or on again for the patient of a link; possible after the visit
 * too. Doctors get no such messages: `forbidden`.
 */
export function changeSubscription(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { role, person_id: personId }: LinkedVisitRow,
  { topic, channels, wanted, source }: SubscriptionChange,
  locale: Locale,
): Promise<void> {
  if (role !== 'patient') throw new Refusal('forbidden');
  return database.transaction((db) =>
    chooseMessages(
      db,
      { role, personId, now: new Date(clock.now()), locale, source },
      channels.map((channel) => ({ topic, channel, wanted })),
    ),
  );
}
