import { useEffect, useRef, useState } from 'react';
import type { CallState } from '../call/visit-call.ts';

interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** Older announcements would get in the way of a user who reads through the page. */
const maxAnnouncements = 3;

interface AnnouncerProps {
  readonly state: CallState;
  readonly wordsBetween: (before: CallState, after: CallState) => readonly string[];
}

export function Announcer({ state, wordsBetween }: AnnouncerProps) {
  const announcements = useAnnouncements(state, wordsBetween);
  return (
    <div className="visually-hidden" role="log">
      {announcements.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}

/** The newest announcements since the last render. */
function useAnnouncements(
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
      return [...old, ...heard.map((text, index) => ({ id: from + index, text }))].slice(-maxAnnouncements);
    });
  }, [state]);
  return announcements;
}
