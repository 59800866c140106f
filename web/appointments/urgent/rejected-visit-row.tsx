import { useNavigate } from 'react-router';
import type { DueAppointment } from '#contract/appointments/appointments.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { appointmentChange } from '#web/appointments/changes/appointment-change.ts';
import type { RowFocus } from '#web/appointments/changes/row-focus.ts';
import { PatientName } from '#web/appointments/own/patient-name.tsx';
import { formatVisit } from '#web/appointments/own/visit-labels.ts';
import { VisitSuffix } from '#web/appointments/own/visit-suffix.tsx';
import { useFirstAvailability } from '#web/scheduling/availability/booking/first-availability.ts';
import { listNextFreeSlots } from '#web/scheduling/availability/booking/free-slots.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { doctorPath, doctorsPath } from '#web/ui/paths.ts';
import { UrgentRow } from './urgent-row.tsx';

interface RejectedVisitRowProps {
  readonly visit: DueAppointment;
  readonly focus: RowFocus;
}

/**
 * The reason of a rejection, and alternatives: the doctor's first free slot except the rejected one, or
 * another doctor. Dismissing it hides it on all devices.
 */
export function RejectedVisitRow({ visit, focus }: RejectedVisitRowProps) {
  const call = useCall();
  const navigate = useNavigate();
  const dismiss = useCommand(
    (id: string) => call('PUT /appointments/dismiss-rejection', { body: { appointmentId: id } }),
    { ...appointmentChange(focus), done: null },
  );
  const availability = useFirstAvailability(visit.doctorId);
  const { appointmentId, doctorId, doctorName, specialization, reason, rejectionReason, date, slot } = visit;
  const mode = visit.consultStatus === 'Online' ? visit.consultStatus : null;
  const days = (availability.data?.days ?? []).map((day) =>
    day.date === date ? { ...day, free: day.free.filter((one) => one !== slot) } : day,
  );
  const [free] = listNextFreeSlots(days, 1);
  const named = { doctor: doctorName, day: formatDay(date, clinicToday()), slot };
  const otherDoctor = doctorsPath({ specialization, reason });
  return (
    <UrgentRow
      icon="ban"
      title={visit.calledOff ? m.due_called_off_title(named) : m.due_refused_title(named)}
      appointmentId={appointmentId}
      button={
        free ? (
          <ButtonLink
            look="quiet"
            to={doctorPath(doctorId, { reason }, { ...free, mode })}
            className="digits"
          >
            {m.own_pick_send({ day: formatDay(free.date, clinicToday()), slot: free.slot })}
            <span className="visually-hidden">, {doctorName}</span>
          </ButtonLink>
        ) : (
          <ButtonLink look="quiet" to={otherDoctor}>
            {m.due_other_doctor()}
            <VisitSuffix {...visit} />
          </ButtonLink>
        )
      }
      more={{
        about: formatVisit(visit),
        items: [
          ...(free
            ? [
                {
                  key: 'another',
                  name: m.due_another(),
                  onChoose: () => void navigate(doctorPath(doctorId, { reason }, { date: free.date, mode })),
                },
                { key: 'doctor', name: m.due_other_doctor(), onChoose: () => void navigate(otherDoctor) },
              ]
            : []),
          { key: 'dismiss', name: m.due_put_away(), onChoose: () => void dismiss.run(appointmentId) },
        ],
      }}
    >
      <PatientName patient={visit.patient} />
      {rejectionReason && (
        <p className="muted small">
          <q>
            <UserText>{rejectionReason}</UserText>
          </q>
        </p>
      )}
    </UrgentRow>
  );
}
