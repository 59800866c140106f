import type { z } from 'zod';
import type { bookFollowUpEndpoint } from '#contract/appointments/appointments.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { findInitialStatus } from '#domain/appointments/appointment-lifecycle.ts';
import { toSlotStart } from '#domain/scheduling/slot-grid.ts';
import { requireOwnAppointment } from '#server/appointments/changes/own-appointment.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { requireBooking } from '../reschedule/lock-for-rescheduling.ts';
import { createUnpublishedRefusal } from './book-appointment.ts';
import type { AppointmentRow } from './booking-queries.ts';
import { findFollowUpAt, insertFollowUp } from './follow-up-queries.ts';
import { createMeetingRoomName } from './meeting-room.ts';
import { retryBooking, SlotConflict } from './slot-conflict.ts';

/**
 * Books the follow-up of a Completed appointment. The database decides races as for any booking, and a repeat
 * answers the first booking. Refuses with `appointment_not_found`, `practice_not_found`, `wrong_status`,
 * `slot_past`, `slot_not_published`, `mode_not_offered`, `slot_taken` or `patient_busy`.
 */
export async function bookFollowUp(
  doctor: Actor,
  deps: Deps,
  earlierId: number,
  booking: z.output<typeof bookFollowUpEndpoint.body>,
): Promise<AppointmentRow> {
  const { clock, config, database } = deps;
  const { pool } = database;
  const earlier = await requireOwnAppointment(doctor, pool, earlierId);
  if (earlier.status !== 'Completed') throw new Refusal('wrong_status', { appStatus: earlier.status });
  const { date, slotNumber, practiceId = null } = booking;
  const startsAt = toSlotStart(date, slotNumber, clock.timeZone);
  const id = await retryBooking(deps, async () => {
    const now = new Date(clock.now());
    if (startsAt <= now) throw new Refusal('slot_past');
    const [answer] = await insertFollowUp(pool, {
      earlierId,
      doctorId: doctor.id,
      practiceId,
      startsAt,
      status: findInitialStatus(true),
      meetingLink: earlier.consult_status === 'Online' ? createMeetingRoomName() : null,
      announced: config.messages.on,
      timeZone: clock.timeZone,
      now,
    });
    if (!answer) throw createUnpublishedRefusal(practiceId);
    if (!answer.has_mode) throw new Refusal('mode_not_offered');
    const booked = answer.id ?? (await findFollowUpAt(pool, { earlierId, startsAt }))[0]?.id;
    if (!booked) throw new SlotConflict({ doctorId: doctor.id, patientId: earlier.patient_id, startsAt });
    return booked;
  });
  return requireBooking(pool, id);
}
