import { bookAppointment as book, patientAppointments } from '#contract/appointments.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/mount.ts';
import { bookedAppointment, patientAppointment } from './appointment-presenter.ts';
import { appointmentsOfPatient } from './appointment-queries.ts';
import { bookAppointment } from './book-appointment.ts';

/** Booking, and what a patient has booked. */
export function appointmentRoutes(mount: Mount, deps: Deps): void {
  mount(book, async ({ input: { body, headers }, caller }) => {
    const key = headers['idempotency-key'] ?? null;
    return bookedAppointment(await bookAppointment(deps, caller.id, body, key), deps.clock.timeZone);
  });

  mount(patientAppointments, async ({ caller }) => {
    const rows = await appointmentsOfPatient(deps.database.pool, caller.id);
    return rows.map((row) => patientAppointment(row, deps));
  });
}
