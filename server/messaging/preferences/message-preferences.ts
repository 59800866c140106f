import type { MessagePreferences } from '#contract/messaging/messages.ts';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import { isWanted, listCurrentChoices } from '#server/accounts/message-choices/choose-messages.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { listOfferedTopics } from './offered-choices.ts';
import { findSettings } from './preference-queries.ts';

export async function findMessagePreferences(
  { role, id }: Pick<Actor, 'role' | 'id'>,
  { config, database: { pool }, clock }: Pick<Deps, 'config' | 'database' | 'clock'>,
): Promise<MessagePreferences> {
  const [[settings], choices] = await Promise.all([
    findSettings[role](pool, { id }),
    listCurrentChoices(pool, role, id),
  ]);
  return {
    locale: settings?.locale ?? 'en',
    topics: listOfferedTopics(role, config).map(({ topic, always, channels }) => ({
      topic,
      always,
      channels: channels.map((channel) => {
        const chosen = choices.find((one) => one.topic === topic && one.channel === channel);
        return {
          channel,
          wanted: always || isWanted(choices, topic, channel),
          chosenOn: chosen ? toCalendarDay(chosen.at.getTime(), clock.timeZone) : null,
        };
      }),
    })),
    requestsTold: settings?.request_notices ?? null,
    dailyDigest: settings?.daily_digest ?? null,
  };
}
