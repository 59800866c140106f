import { toCalendarDay, toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import type { DoctorJoinVerdict } from '#domain/video/join-window.ts';
import { m } from '#messages/messages.js';
import { clinicTimeZone, clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toasts/toasts.tsx';
import { DisableableButton } from './dialogs/disableable-button.tsx';
import { getRoomTimes, type Joinable, useDoctorJoinVerdict } from './join-verdict.ts';
import styles from './meet-button.module.css';

interface MeetButtonProps {
  readonly appointment: Joinable;
  /** The patient, for screen readers: a list has many of these buttons. */
  readonly of?: string;
  readonly onJoin: (appointmentId: string) => void;
}

/** The reason the room cannot be entered now; null if a click opens it or reports a bad link. */
export function joinDisabledReason(verdict: DoctorJoinVerdict, appointment: Joinable): string | null {
  if (verdict === 'closed') return m.own_join_closed();
  if (verdict !== 'before-opening') return null;
  const { opensAt } = getRoomTimes(appointment);
  const day = formatDay(toCalendarDay(opensAt, clinicTimeZone()), clinicToday());
  return m.requests_join_opens({ day, slot: formatSlotTime(toMinutesOfDay(opensAt, clinicTimeZone())) });
}

/** The doctor's button into the video room of an online visit with a link, else "N/A". */
export function MeetButton({ appointment, of, onJoin }: MeetButtonProps) {
  const verdict = useDoctorJoinVerdict(appointment);
  if (verdict === 'no-meeting') return <span className="muted">{m.requests_no_meet()}</span>;
  const enter = () => {
    if (verdict === 'open') onJoin(appointment.appointmentId);
    else toast.bad(m.own_join_no_link());
  };
  return (
    <DisableableButton
      closed={joinDisabledReason(verdict, appointment)}
      className={verdict === 'open' ? styles.due : undefined}
      label={of && `${m.requests_join()}: ${of}`}
      onClick={enter}
    >
      <Icon name="video" />
      {m.requests_join()}
    </DisableableButton>
  );
}

/** For use among other buttons: shown only before and while the room is open, and never "N/A". */
export function MeetEntrance({ appointment, onJoin }: MeetButtonProps) {
  const verdict = useDoctorJoinVerdict(appointment);
  if (verdict === 'no-meeting' || verdict === 'closed') return null;
  return <MeetButton appointment={appointment} onJoin={onJoin} />;
}
