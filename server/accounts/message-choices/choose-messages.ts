import type { Queryable } from '#db/statement.ts';
import {
  type Channel,
  isOnByDefault,
  type RecipientRole,
  type Topic,
} from '#domain/messaging/announcements.ts';
import type { Locale } from '#server/platform/http/language.ts';
import { insertChoice, listLatestChoices } from './choice-queries.ts';

/** The version of the texts beside the switches; increase it when their meaning changes. */
const textVersion = 1;

interface Chooser {
  readonly role: RecipientRole;
  readonly personId: number;
  readonly now: Date;
  readonly locale: Locale;
  readonly source: 'settings' | 'link' | 'one-click' | 'whatsapp' | 'proof';
}

export interface Choice {
  readonly topic: Topic;
  readonly channel: Channel;
  readonly wanted: boolean;
}

/**
 * Stores message preferences as evidence, with time, language and text version. Older choices stay; an
 * unchanged one is not stored again.
 */
export async function chooseMessages(
  db: Queryable,
  { now, ...chooser }: Chooser,
  choices: readonly Choice[],
): Promise<void> {
  for (const choice of choices) await insertChoice(db, { ...chooser, ...choice, at: now, textVersion });
}

export async function resetToDefaults(db: Queryable, chooser: Chooser): Promise<void> {
  const choices = await listCurrentChoices(db, chooser.role, chooser.personId);
  await chooseMessages(
    db,
    chooser,
    choices.map(({ topic, channel }) => ({ topic, channel, wanted: isOnByDefault(channel) })),
  );
}

export const listCurrentChoices = (
  db: Queryable,
  role: RecipientRole,
  personId: number,
): Promise<(Choice & { readonly at: Date })[]> => listLatestChoices(db, { role, personId });

export function isWanted(choices: readonly Choice[], topic: Topic, channel: Channel): boolean {
  const chosen = choices.find((one) => one.topic === topic && one.channel === channel);
  return chosen?.wanted ?? isOnByDefault(channel);
}
