import type { ReactNode } from 'react';
import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import { m } from '#messages/messages.js';
import { EmptyState } from '#web/ui/empty-state.tsx';

interface TodaysAppointmentsProps {
  /** Today's open appointments in time order. */
  readonly appointments: readonly PatientAppointment[];
  /** A visit on another day is shown above, so an empty today gets only a quiet note. */
  readonly hasNext: boolean;
  readonly children: (appointment: PatientAppointment) => ReactNode;
}

export function TodaysAppointments({ appointments, hasNext, children }: TodaysAppointmentsProps) {
  return (
    <section className={'stack-3 column shrinks'} aria-labelledby="todays-appointments">
      <h2 id="todays-appointments">{m.vitals_today()}</h2>
      {appointments.length === 0 && hasNext && <p className="muted">{m.common_no_appointments()}</p>}
      {appointments.length === 0 && !hasNext && (
        <EmptyState icon="calendar" title={m.common_no_appointments()} text={m.vitals_none_today_hint()} />
      )}
      {appointments.length > 0 && (
        <ol className="stack-3 column">
          {appointments.map((appointment) => (
            <li key={appointment.appointmentId}>{children(appointment)}</li>
          ))}
        </ol>
      )}
    </section>
  );
}
