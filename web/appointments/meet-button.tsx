import { useId } from 'react';
import { dayAt, minutesAt } from '#domain/calendar-days.ts';
import type { DoctorJoinVerdict } from '#domain/join-window.ts';
import { labelOf } from '#domain/slot-grid.ts';
import { m } from '#messages/messages.js';
import { Button } from '../ui/button.tsx';
import { clinicTimeZone, clinicToday } from '../ui/clinic-time.ts';
import { dayWords } from '../ui/day-words.ts';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toasts.tsx';
import { roomTimesOf, useDoctorJoinVerdict } from './join.ts';
import styles from './meet-button.module.css';

/** What the button needs to know of a visit; the instants as RFC 3339. */
interface Meeting {
  readonly appointmentId: string;
  readonly consultStatus: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly meetLink: string | null;
}

interface MeetButtonProps {
  readonly visit: Meeting;
  readonly onJoin: (appointmentId: string) => void;
}

/** Why the room cannot be entered now; null where trying opens it, or says what is wrong with the link. */
function closedBecause(verdict: DoctorJoinVerdict, visit: Meeting): string | null {
  if (verdict === 'closed') return m.requests_join_closed();
  if (verdict !== 'before-opening') return null;
  const { opensAt } = roomTimesOf(visit);
  const day = dayWords(dayAt(opensAt, clinicTimeZone()), clinicToday());
  return m.requests_join_opens({ day, slot: labelOf(minutesAt(opensAt, clinicTimeZone())) });
}

/**
 * The way into the video room: for online visits with a link only, else "N/A" (G-04). While the room is shut,
 * the button says why to the pointer, to the finger and to the ear.
 */
export function MeetButton({ visit, onJoin }: MeetButtonProps) {
  const id = useId();
  const verdict = useDoctorJoinVerdict(visit);
  if (verdict === 'no-meeting') return <span className={styles.none}>{m.requests_no_meet()}</span>;
  const closed = closedBecause(verdict, visit);
  const enter = () => {
    if (closed) toast.plain(closed);
    else if (verdict === 'open') onJoin(visit.appointmentId);
    else toast.bad(m.requests_invalid_link());
  };
  return (
    <>
      <Button
        look="quiet"
        className={closed ? styles.closed : verdict === 'open' ? styles.open : ''}
        aria-disabled={closed ? true : undefined}
        aria-describedby={closed ? id : undefined}
        title={closed ?? undefined}
        onClick={enter}
      >
        <Icon name="video" />
        {m.requests_join()}
      </Button>
      {closed && (
        <span id={id} hidden>
          {closed}
        </span>
      )}
    </>
  );
}

/** The same beside other buttons: there only while the room is ahead or open, and never "N/A". */
export function MeetEntrance({ visit, onJoin }: MeetButtonProps) {
  const verdict = useDoctorJoinVerdict(visit);
  if (verdict === 'no-meeting' || verdict === 'closed') return null;
  return <MeetButton visit={visit} onJoin={onJoin} />;
}
