import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CallState, VisitCall } from '../call/visit-call.ts';

const never = () => () => {};

/** The state of a call; null without one. */
export function useCallState(call: VisitCall | null): CallState | null {
  return useSyncExternalStore(call?.subscribe ?? never, () => call?.state() ?? null);
}

/** Connected or connecting: a call that should not be ended by mistake. */
export function isInCall({ phase, connectedAt }: CallState): boolean {
  if (phase === 'waiting') return connectedAt !== null;
  return phase === 'connecting' || phase === 'connected' || phase === 'reconnecting';
}

/** How a call ended for this tab. */
export type Ending = 'ended' | 'replaced' | 'closed';

/** Null while it has not ended. */
export function endingOf({ phase }: CallState): Ending | null {
  return phase === 'ended' || phase === 'replaced' || phase === 'closed' ? phase : null;
}

/** How many messages came while the chat was closed. */
export function useUnread(messages: CallState['messages'], looking: boolean): number {
  const [seen, setSeen] = useState(messages.length);
  useEffect(() => {
    if (looking) setSeen(messages.length);
  }, [looking, messages.length]);
  return looking ? 0 : messages.slice(seen).filter(({ mine }) => !mine).length;
}

/** What to announce since the last render; the newest few. */
export function useAnnouncements(
  state: CallState,
  wordsBetween: (before: CallState, after: CallState) => readonly string[],
): readonly Announcement[] {
  const before = useRef(state);
  const words = useRef(wordsBetween);
  const [announcements, setAnnouncements] = useState<readonly Announcement[]>([]);
  useEffect(() => {
    words.current = wordsBetween;
  });
  useEffect(() => {
    const heard = words.current(before.current, state);
    before.current = state;
    if (heard.length === 0) return;
    setAnnouncements((old) => {
      const from = (old.at(-1)?.id ?? 0) + 1;
      return [...old, ...heard.map((text, index) => ({ id: from + index, text }))].slice(-announcementsKept);
    });
  }, [state]);
  return announcements;
}

export interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** Older announcements would be in the way of somebody who reads through the page. */
const announcementsKept = 3;
