import { bookAppointmentEndpoint } from '#contract/appointments.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/mount.ts';
import { bookedAppointment } from './appointment-presenter.ts';
import { bookAppointment } from './book-appointment.ts';

/** Booking. */
export function bookingRoutes(mount: Mount, deps: Deps): void {
  mount(bookAppointmentEndpoint, async ({ input: { body, headers }, caller }) => {
    const key = headers['idempotency-key'] ?? null;
    return bookedAppointment(await bookAppointment(deps, caller.id, body, key), deps.clock.timeZone);
  });
}
