import {
  openPatientAppointmentsEndpoint,
  patientAppointmentEndpoint,
  patientAppointmentsEndpoint,
  patientHistoryEndpoint,
  pickNewTimeEndpoint,
} from '#contract/appointments.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/mount.ts';
import { bookedAppointment, patientAppointment } from './appointment-presenter.ts';
import { dueAppointments } from './due-appointments.ts';
import { appointmentIdOf } from './own-appointment.ts';
import {
  appointmentsOfPatient,
  historyLength,
  historyOfPatient,
  openAppointmentsOfPatient,
} from './patient-appointment-queries.ts';
import { pickNewTime } from './pick-new-time.ts';
import { visitCard } from './visit-card.ts';

/** A patient's appointments, and the choice of a new time. */
export function patientAppointmentRoutes(mount: Mount, deps: Deps): void {
  const { pool } = deps.database;

  mount(patientAppointmentsEndpoint, async ({ caller, locale }) => {
    const rows = await appointmentsOfPatient(pool, { patientId: caller.id });
    return rows.map((row) => patientAppointment(row, deps, locale));
  });

  mount(openPatientAppointmentsEndpoint, async ({ caller, locale }) => {
    const [rows, due] = await Promise.all([
      openAppointmentsOfPatient(pool, { patientId: caller.id }),
      dueAppointments(deps, caller.id),
    ]);
    return {
      today: today(deps.clock),
      appointments: rows.map((row) => patientAppointment(row, deps, locale)),
      due: due.map((row) => ({ ...patientAppointment(row, deps, locale), calledOff: row.called_off })),
    };
  });

  mount(patientAppointmentEndpoint, ({ input: { params }, caller, locale }) =>
    visitCard(deps, caller.id, appointmentIdOf(params.appointmentId), locale),
  );

  mount(patientHistoryEndpoint, async ({ input: { query }, caller, locale }) => {
    const { page, perPage } = query;
    const rows = await historyOfPatient(pool, {
      patientId: caller.id,
      atMost: perPage,
      skip: (page - 1) * perPage,
    });
    // Beyond the last page there is no row with the total.
    const [counted] = rows.length > 0 ? rows : await historyLength(pool, { patientId: caller.id });
    const appointments = rows.map((row) => patientAppointment(row, deps, locale));
    return { appointments, total: counted?.total ?? 0, page, perPage };
  });

  mount(pickNewTimeEndpoint, async ({ input: { body }, caller }) => {
    const booked = await pickNewTime(deps, caller.id, appointmentIdOf(body.appointmentId), body);
    return bookedAppointment(booked, deps.clock.timeZone);
  });
}
