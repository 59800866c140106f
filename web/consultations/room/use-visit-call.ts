import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CallState, VisitCall } from '../call/visit-call.ts';

const never = () => () => {};

/** Follows a call; null as long as there is none. */
export function useCallState(call: VisitCall | null): CallState | null {
  return useSyncExternalStore(call?.subscribe ?? never, () => call?.state() ?? null);
}

/** With a picture, or about to have one: a call that nobody should end by a slip. */
export function isInCall({ phase, connectedAt }: CallState): boolean {
  if (phase === 'waiting') return connectedAt !== null;
  return phase === 'connecting' || phase === 'connected' || phase === 'reconnecting';
}

/** How a call ended for this tab. */
export type Ending = 'ended' | 'replaced' | 'closed';

/** How it ended; null while it has not. */
export function endingOf({ phase }: CallState): Ending | null {
  return phase === 'ended' || phase === 'replaced' || phase === 'closed' ? phase : null;
}

/** How many messages came while the chat was not looked at. */
export function useUnread(messages: CallState['messages'], looking: boolean): number {
  const [seen, setSeen] = useState(messages.length);
  useEffect(() => {
    if (looking) setSeen(messages.length);
  }, [looking, messages.length]);
  return looking ? 0 : messages.slice(seen).filter(({ mine }) => !mine).length;
}

/** What is new in the call since the last render, in words; the newest few. */
export function useNews(
  state: CallState,
  wordsBetween: (before: CallState, after: CallState) => readonly string[],
): readonly News[] {
  const before = useRef(state);
  const words = useRef(wordsBetween);
  const [news, setNews] = useState<readonly News[]>([]);
  useEffect(() => {
    words.current = wordsBetween;
  });
  useEffect(() => {
    const heard = words.current(before.current, state);
    before.current = state;
    if (heard.length === 0) return;
    setNews((old) => {
      const from = (old.at(-1)?.id ?? 0) + 1;
      return [...old, ...heard.map((text, index) => ({ id: from + index, text }))].slice(-newsKept);
    });
  }, [state]);
  return news;
}

export interface News {
  readonly id: number;
  readonly text: string;
}

/** Read out as they come; older ones would only be in the way of whoever goes through the page. */
const newsKept = 3;
