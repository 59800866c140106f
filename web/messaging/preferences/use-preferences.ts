import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { MessagePreferences } from '#contract/messaging/messages.ts';
import { m } from '#messages/messages.js';
import type { Input } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { getRefusalMessage } from '#web/api/refusals.ts';

export type PreferenceChange = Input<'PUT /message-preferences'>['body'];

export type SaveState =
  | { readonly state: 'idle' | 'saving' | 'saved' }
  | { readonly state: 'failed'; readonly sentence: string };

function withChange(before: MessagePreferences, change: PreferenceChange): MessagePreferences {
  const { choices = [], locale, requestsTold, dailyDigest } = change;
  return {
    locale: locale ?? before.locale,
    requestsTold: requestsTold ?? before.requestsTold,
    dailyDigest: dailyDigest ?? before.dailyDigest,
    topics: before.topics.map(({ topic, channels, ...one }) => ({
      ...one,
      topic,
      channels: channels.map((stored) => {
        const chosen = choices.find(({ topic: of, channel }) => of === topic && channel === stored.channel);
        return chosen ? { ...stored, wanted: chosen.wanted } : stored;
      }),
    })),
  };
}

/**
 * The user's preferences; each change is saved immediately, one after the other. A failed change is reverted.
 */
export function usePreferences(id: string) {
  const call = useCall();
  const client = useQueryClient();
  const queryKey = ['message-preferences', id];
  const preferences = useQuery({ queryKey, queryFn: () => call('GET /message-preferences') });
  const [waiting, setWaiting] = useState<readonly PreferenceChange[]>([]);
  const [saving, setSaving] = useState<SaveState>({ state: 'idle' });
  const last = useRef(Promise.resolve());

  const save = (change: PreferenceChange) => {
    setWaiting((before) => [...before, change]);
    setSaving({ state: 'saving' });
    last.current = last.current.then(async () => {
      try {
        client.setQueryData(queryKey, await call('PUT /message-preferences', { body: change }));
        setSaving({ state: 'saved' });
      } catch (error) {
        console.error(error);
        setSaving({ state: 'failed', sentence: getRefusalMessage(error) ?? m.preferences_save_failed() });
      }
      setWaiting((before) => before.filter((one) => one !== change));
    });
  };
  const shown = preferences.data && waiting.reduce(withChange, preferences.data);
  return { preferences, shown, saving, save };
}
