import type { Queryable } from '#db/statement.ts';
import {
  type Channel,
  isOnByDefault,
  type RecipientRole,
  type Topic,
} from '#domain/messaging/announcements.ts';
import type { Locale } from '#server/platform/http/language.ts';
import { insertChoice, listLatestChoices } from './choice-queries.ts';

/** Of the words beside the switches; one more when they change their meaning. */
const textVersion = 1;

interface Chooser {
  readonly role: RecipientRole;
  readonly personId: number;
  readonly now: Date;
  /** In which language they read the words. */
  readonly locale: Locale;
  /** Where it was said. */
  readonly source: 'settings' | 'link' | 'one-click' | 'whatsapp' | 'proof';
}

/** Whether somebody wants messages on a topic by a channel. */
export interface Choice {
  readonly topic: Topic;
  readonly channel: Channel;
  readonly wanted: boolean;
}

/**
 * Stores what somebody wants to be sent, as evidence with time, language and text version (N-06). Older
 * choices stay; one that says the same as before is not stored again.
 */
export async function chooseMessages(
  db: Queryable,
  { now, ...chooser }: Chooser,
  choices: readonly Choice[],
): Promise<void> {
  for (const choice of choices) await insertChoice(db, { ...chooser, ...choice, at: now, textVersion });
}

/** Takes back whatever differs from what nobody has chosen. */
export async function resetToDefaults(db: Queryable, chooser: Chooser): Promise<void> {
  const choices = await listCurrentChoices(db, chooser.role, chooser.personId);
  await chooseMessages(
    db,
    chooser,
    choices.map(({ topic, channel }) => ({ topic, channel, wanted: isOnByDefault(channel) })),
  );
}

/** What somebody chose last and when, for each topic and channel of which they said something. */
export const listCurrentChoices = (
  db: Queryable,
  role: RecipientRole,
  personId: number,
): Promise<(Choice & { readonly at: Date })[]> => listLatestChoices(db, { role, personId });

/** Whether a topic is sent by a channel: what was chosen, else the default. */
export function isWanted(choices: readonly Choice[], topic: Topic, channel: Channel): boolean {
  const chosen = choices.find((one) => one.topic === topic && one.channel === channel);
  return chosen?.wanted ?? isOnByDefault(channel);
}
