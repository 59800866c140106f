import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { MessagePreferences } from '#contract/messaging/messages.ts';
import { m } from '#messages/messages.js';
import type { Input } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { messageKeys, useMessagePreferences } from '../queries.ts';

export type PreferenceChange = Input<'PUT /message-preferences'>['body'];

export interface SaveState {
  readonly isPending: boolean;
  readonly isSaved: boolean;
  /** Why the newest change was not saved. */
  readonly problem: string | null;
}

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
  const query = useMessagePreferences(id);
  const [waiting, setWaiting] = useState<readonly PreferenceChange[]>([]);
  const [isSaved, setSaved] = useState(false);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const { run, isPending, problem } = useCommand(
    (change: PreferenceChange) => call('PUT /message-preferences', { body: change }),
    {
      inPlace: true,
      otherwise: m.preferences_save_failed,
      onDone: (stored) => {
        client.setQueriesData({ queryKey: messageKeys.preferences(id) }, stored);
        setSaved(true);
      },
    },
  );
  const save = (change: PreferenceChange) => {
    setWaiting((before) => [...before, change]);
    setSaved(false);
    last.current = last.current
      .then(() => run(change))
      .then(() => setWaiting((before) => before.filter((one) => one !== change)));
  };
  const shown = query.data && waiting.reduce(withChange, query.data);
  const saving: SaveState = { isPending: isPending || waiting.length > 0, isSaved, problem };
  return { query: { ...query, data: shown }, saving, save };
}
