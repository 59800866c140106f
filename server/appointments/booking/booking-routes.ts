import {
  bookAppointmentEndpoint,
  bookFollowUpEndpoint,
  followUpTimeEndpoint,
} from '#contract/appointments/appointments.ts';
import { m } from '#messages/messages.js';
import { resolvePerson } from '#server/patients/access/guardian-access.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { bookedAppointment } from '../detail/appointment-presenter.ts';
import { bookAppointment } from './book-appointment.ts';
import { bookFollowUp } from './book-follow-up.ts';
import { findFollowUpTime } from './find-follow-up-time.ts';
import { createNewcomerLimit } from './limit-new-accounts.ts';

export function bookingRoutes(mount: Mount, deps: Deps): void {
  const limitNewcomers = createNewcomerLimit(deps);
  mount(bookAppointmentEndpoint, async ({ input: { body, headers }, actor }) => {
    await limitNewcomers(actor);
    const { Hospital, hospital, ...booking } = body;
    const row = await bookAppointment(actor, deps, {
      ...booking,
      patientId: await resolvePerson(actor, deps, body.patientId, 'book'),
      hospital: Hospital || hospital || '',
      squeezeIn: '',
      idempotencyKey: headers['idempotency-key'] ?? null,
    });
    return bookedAppointment(row, deps.clock.timeZone);
  });

  mount(bookFollowUpEndpoint, async ({ input: { params, body }, actor, locale }) => {
    const row = await bookFollowUp(actor, deps, params.appointmentId, body);
    return {
      ...bookedAppointment(row, deps.clock.timeZone),
      message: m.prescribe_follow_up_booked({}, { locale }),
    };
  });

  mount(followUpTimeEndpoint, ({ input: { params, query }, actor }) =>
    findFollowUpTime(actor, deps, params.appointmentId, query.date),
  );
}
