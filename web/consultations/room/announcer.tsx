import type { CallState } from '../call/visit-call.ts';
import { useAnnouncements } from './use-visit-call.ts';

interface AnnouncerProps {
  readonly state: CallState;
  readonly wordsBetween: (before: CallState, after: CallState) => readonly string[];
}

/** Announces changes of the call to screen readers. */
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
