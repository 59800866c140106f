import { useEffect, useState } from 'react';
import type { CallState } from '../call/visit-call.ts';

/** Counts messages that came while the chat was closed. */
export function useUnreadCount(messages: CallState['messages'], looking: boolean): number {
  const [seen, setSeen] = useState(messages.length);
  useEffect(() => {
    if (looking) setSeen(messages.length);
  }, [looking, messages.length]);
  return looking ? 0 : messages.slice(seen).filter(({ mine }) => !mine).length;
}
