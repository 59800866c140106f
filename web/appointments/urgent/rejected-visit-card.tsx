import type { DueAppointment } from '#contract/appointments/appointments.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { appointmentChange } from '#web/appointments/changes/appointment-change.ts';
import type { RowFocus } from '#web/appointments/changes/row-focus.ts';
import { formatVisitTime } from '#web/appointments/own/visit-labels.ts';
import { VisitSuffix } from '#web/appointments/own/visit-suffix.tsx';
import { useFirstAvailability } from '#web/scheduling/availability/booking/first-availability.ts';
import { listNextFreeSlots } from '#web/scheduling/availability/booking/free-slots.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { doctorPath, doctorsPath } from '#web/ui/paths.ts';
import styles from './urgent-matters.module.css';

const maxOffers = 2;

interface RejectedVisitCardProps {
  readonly visit: DueAppointment;
  readonly focus: RowFocus;
}

/**
 * The reason of a rejection, and alternatives: the doctor's first free slots except the rejected one, or
 * another doctor. Dismissing it hides it on all devices.
 */
export function RejectedVisitCard({ visit, focus }: RejectedVisitCardProps) {
  const call = useCall();
  const dismiss = useCommand(
    (id: string) => call('PUT /appointments/dismiss-rejection', { body: { appointmentId: id } }),
    { ...appointmentChange(focus), done: null },
  );
  const availability = useFirstAvailability(visit.doctorId);
  const { appointmentId, doctorId, doctorName, specialization, reason, rejectionReason } = visit;
  const mode = visit.consultStatus === 'Online' ? visit.consultStatus : null;
  const days = (availability.data?.days ?? []).map((day) =>
    day.date === visit.date ? { ...day, free: day.free.filter((slot) => slot !== visit.slot) } : day,
  );
  const free = listNextFreeSlots(days, maxOffers);

  return (
    <>
      {rejectionReason && (
        <p className={`muted ${styles.more}`}>
          <q>{rejectionReason}</q>
        </p>
      )}
      <div className={`row-2 middle above-1 ${styles.buttons}`}>
        {free.map((time) => (
          <ButtonLink
            key={`${time.date} ${time.slot}`}
            to={doctorPath(doctorId, { reason }, { ...time, mode })}
            className="digits"
          >
            {formatVisitTime(time)}
            <span className="visually-hidden">, {doctorName}</span>
          </ButtonLink>
        ))}
        {free.length > 0 && (
          <ButtonLink look="quiet" to={doctorPath(doctorId, { reason }, { date: free[0]?.date, mode })}>
            {m.due_another()}
            <VisitSuffix {...visit} />
          </ButtonLink>
        )}
        <ButtonLink look="quiet" to={doctorsPath({ specialization, reason })}>
          {m.due_other_doctor()}
          <VisitSuffix {...visit} />
        </ButtonLink>
        <Button
          look="plain"
          aria-busy={dismiss.isPending || undefined}
          onClick={() => void dismiss.run(appointmentId)}
        >
          {m.due_put_away()}
          <VisitSuffix {...visit} />
        </Button>
      </div>
    </>
  );
}
