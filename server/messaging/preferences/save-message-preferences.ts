import type { z } from 'zod';
import type { saveMessagePreferencesEndpoint } from '#contract/messaging/messages.ts';
import { chooseMessages } from '#server/accounts/message-choices/choose-messages.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { SignedInActor } from '#server/platform/http/actor.ts';
import { fieldRefusal } from '#server/platform/http/problems.ts';
import { listOfferedTopics } from './offered-choices.ts';
import { updateChosenLocale, updateDoctorSettings } from './preference-queries.ts';

type Form = z.output<typeof saveMessagePreferencesEndpoint.body>;

/**
 * `locale` is the language of the form. Refuses with `invalid_request` choices that are not offered, such as
 * turning off warnings.
 */
export async function saveMessagePreferences(
  { role, id, locale }: Pick<SignedInActor, 'role' | 'id' | 'locale'>,
  { config, database, clock }: Pick<Deps, 'config' | 'database' | 'clock'>,
  { choices, locale: chosenLocale, requestsTold, dailyDigest }: Form,
): Promise<void> {
  const offered = listOfferedTopics(role, config).filter(({ always }) => !always);
  const isOffered = ({ topic, channel }: Form['choices'][number]) =>
    offered.some((one) => one.topic === topic && one.channels.some((name) => name === channel));
  if (!choices.every(isOffered)) throw fieldRefusal('choices', 'field_invalid');
  if (role === 'patient' && requestsTold !== undefined) throw fieldRefusal('requestsTold', 'field_invalid');
  if (role === 'patient' && dailyDigest !== undefined) throw fieldRefusal('dailyDigest', 'field_invalid');

  const now = new Date(clock.now());
  await database.transaction(async (db) => {
    await chooseMessages(db, { role, personId: id, now, locale, source: 'settings' }, choices);
    if (chosenLocale) await updateChosenLocale[role](db, { id, locale: chosenLocale });
    if (role === 'doctor') {
      await updateDoctorSettings(db, {
        id,
        requestsTold: requestsTold ?? null,
        dailyDigest: dailyDigest ?? null,
      });
    }
  });
}
