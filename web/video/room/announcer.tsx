import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CallState } from '../call/visit-call.ts';
import { listAnnouncements } from './call-announcements.ts';

interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** Older announcements would get in the way of a user who reads through the page. */
const maxAnnouncements = 3;

interface AnnouncerProps {
  readonly state: CallState;
  /** The other person's. */
  readonly name: string;
  readonly chatOpen: boolean;
}

/** Reads the newest changes of the call out. */
export function Announcer({ state, name, chatOpen }: AnnouncerProps) {
  const before = useRef(state);
  const [announcements, setAnnouncements] = useState<readonly Announcement[]>([]);
  const announce = useEffectEvent((after: CallState) => {
    const heard = listAnnouncements(before.current, after, name, chatOpen);
    before.current = after;
    if (heard.length === 0) return;
    setAnnouncements((old) => {
      const from = (old.at(-1)?.id ?? 0) + 1;
      return [...old, ...heard.map((text, index) => ({ id: from + index, text }))].slice(-maxAnnouncements);
    });
  });
  useEffect(() => announce(state), [state]);
  return (
    <div className="visually-hidden" role="log">
      {announcements.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
