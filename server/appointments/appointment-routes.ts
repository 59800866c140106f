import { bookAppointment as book, patientAppointments, pendingAppointments } from '#contract/appointments.ts';
import { addDays, instantOf } from '#domain/calendar-days.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/mount.ts';
import { bookedAppointment, doctorAppointment, patientAppointment } from './appointment-presenter.ts';
import { appointmentsOfDoctor, appointmentsOfPatient } from './appointment-queries.ts';
import { bookAppointment } from './book-appointment.ts';

export function appointmentRoutes(mount: Mount, deps: Deps): void {
  const { pool } = deps.database;
  const { timeZone } = deps.clock;

  mount(book, async ({ input: { body, headers }, caller }) => {
    const key = headers['idempotency-key'] ?? null;
    return bookedAppointment(await bookAppointment(deps, caller.id, body, key), timeZone);
  });

  mount(patientAppointments, async ({ caller }) => {
    const rows = await appointmentsOfPatient(pool, caller.id);
    return rows.map((row) => patientAppointment(row, timeZone));
  });

  mount(pendingAppointments, async ({ input: { params }, caller }) => {
    const from = new Date(instantOf(params.date, 0, timeZone));
    const before = new Date(instantOf(addDays(params.date, 1), 0, timeZone));
    const rows = await appointmentsOfDoctor(pool, caller.id, from, before, ['Pending', 'Confirmed']);
    return { appointments: rows.map((row) => doctorAppointment(row, timeZone)) };
  });
}
