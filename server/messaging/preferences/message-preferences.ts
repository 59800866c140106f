import type { MessagePreferences } from '#contract/messaging/messages.ts';
import { dayAt } from '#domain/platform/calendar-days.ts';
import { currentChoices, isWanted } from '#server/accounts/message-choices/choose-messages.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Caller } from '#server/platform/http/mount.ts';
import { offeredChoices } from './offered-choices.ts';
import { settingsOf } from './preference-queries.ts';

/** Which messages the caller wants, by which channels, and in which language (N-06, N-08). */
export async function messagePreferences(
  { config, database: { pool }, clock }: Pick<Deps, 'config' | 'database' | 'clock'>,
  { role, id }: Pick<Caller, 'role' | 'id'>,
): Promise<MessagePreferences> {
  const [[settings], choices] = await Promise.all([
    settingsOf[role](pool, { id }),
    currentChoices(pool, role, id),
  ]);
  return {
    locale: settings?.locale ?? 'en',
    topics: offeredChoices(role, config).map(({ topic, always, channels }) => ({
      topic,
      always,
      channels: channels.map((channel) => {
        const chosen = choices.find((one) => one.topic === topic && one.channel === channel);
        return {
          channel,
          wanted: always || isWanted(choices, topic, channel),
          chosenOn: chosen ? dayAt(chosen.at.getTime(), clock.timeZone) : null,
        };
      }),
    })),
    requestsTold: settings?.requests_told ?? null,
    dailyDigest: settings?.daily_digest ?? null,
  };
}
