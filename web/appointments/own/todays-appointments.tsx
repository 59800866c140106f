import type { ReactNode } from 'react';
import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import { m } from '#messages/messages.js';
import { OwnAppointmentCard } from './own-appointment-card.tsx';

interface TodaysAppointmentsProps {
  /** Today's open appointments in time order, without the next one. */
  readonly appointments: readonly PatientAppointment[];
  readonly today: string;
  readonly children: (appointment: PatientAppointment) => ReactNode;
}

export function TodaysAppointments({ appointments, today, children }: TodaysAppointmentsProps) {
  if (appointments.length === 0) return null;
  return (
    <section className="stack-2 column shrinks" aria-labelledby="todays-appointments">
      <h2 id="todays-appointments">{m.vitals_today()}</h2>
      <ol className="stack-2 column">
        {appointments.map((appointment) => (
          <li key={appointment.appointmentId}>
            <OwnAppointmentCard appointment={appointment} today={today}>
              {children(appointment)}
            </OwnAppointmentCard>
          </li>
        ))}
      </ol>
    </section>
  );
}
