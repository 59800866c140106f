import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import type { PatientJoinVerdict } from '#domain/video/join-window.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import { Icon } from '#web/ui/icon.tsx';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { DisableableIconButton } from '../dialogs/disableable-button.tsx';
import { useJoinVerdict } from '../join-verdict.ts';
import { formatVisit } from './visit-labels.ts';
import { VisitSuffix } from './visit-suffix.tsx';

interface JoinProps {
  readonly appointment: PatientAppointment;
  readonly onJoin: (appointmentId: string) => void;
}

/** The reason the room cannot be entered now; null if a click opens it or reports a bad link. */
function joinDisabledReason(verdict: PatientJoinVerdict, { date, slot }: PatientAppointment): string | null {
  if (verdict === 'in-clinic') return m.own_join_in_clinic();
  if (verdict === 'before-start' || verdict === 'waiting-room') {
    return m.own_join_before_start({ day: formatDay(date, clinicToday()), slot });
  }
  return verdict === 'closed' ? m.own_join_closed() : null;
}

export function JoinButton({ appointment, onJoin }: JoinProps) {
  const verdict = useJoinVerdict(appointment);
  const enter = () => {
    if (verdict === 'open') onJoin(appointment.appointmentId);
    else toast.bad(verdict === 'no-room' ? m.own_join_no_room() : m.own_join_no_link());
  };
  return (
    <DisableableIconButton
      label={m.own_join()}
      icon="video"
      of={formatVisit(appointment)}
      due={verdict === 'open'}
      closed={joinDisabledReason(verdict, appointment)}
      onClick={enter}
    />
  );
}

/** In the ten minutes before the start: opens the waiting room, to test camera and sound. */
export function WaitingRoomButton({ appointment, onJoin }: JoinProps) {
  if (useJoinVerdict(appointment) !== 'waiting-room') return null;
  return (
    <Button onClick={() => onJoin(appointment.appointmentId)}>
      <Icon name="video" />
      {m.own_waiting_room()}
      <VisitSuffix {...appointment} />
    </Button>
  );
}
