import { Refusal } from '#contract/platform/refusals.ts';
import { findInitialStatus } from '#domain/appointments/appointment-lifecycle.ts';
import { toInstant } from '#domain/platform/calendar-days.ts';
import { toMinutes } from '#domain/scheduling/slot-grid.ts';
import { requireOwnAppointment } from '#server/appointments/changes/own-appointment.ts';
import { retryDeadlocks } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { toUnpublishedRefusal } from './book-appointment.ts';
import { type AppointmentRow, findBookingById } from './booking-queries.ts';
import { findFollowUpAt, insertFollowUp } from './follow-up-queries.ts';
import { createMeetingRoomName } from './meeting-room.ts';
import { retryOnceIfRepublished } from './retry-after-republish.ts';
import { findConflictRefusal } from './slot-conflict.ts';

export interface FollowUpRequest {
  readonly date: string;
  readonly slotNumber: string;
  readonly practiceId?: number | undefined;
}

/**
 * Books the follow-up of a Completed appointment. The database decides races as for any booking, and a repeat
 * answers the first booking. Refuses with `appointment_not_found`, `practice_not_found`, `wrong_status`,
 * `slot_past`, `slot_not_published`, `mode_not_offered`, `slot_taken` or `patient_busy`.
 */
export async function bookFollowUp(
  deps: Deps,
  doctorId: number,
  earlierId: number,
  { date, slotNumber, practiceId }: FollowUpRequest,
): Promise<AppointmentRow> {
  const { clock, config, database } = deps;
  const { pool } = database;
  const earlier = await requireOwnAppointment(pool, earlierId, { role: 'doctor', id: doctorId });
  if (earlier.status !== 'Completed') throw new Refusal('wrong_status', { appStatus: earlier.status });
  const now = new Date(clock.now());
  const startMinutes = toMinutes(slotNumber) ?? 0;
  const startsAt = new Date(toInstant(date, startMinutes, clock.timeZone));
  if (startsAt <= now) throw new Refusal('slot_past');

  const values = {
    earlierId,
    doctorId,
    practiceId: practiceId ?? null,
    day: date,
    startMinutes,
    startsAt,
    status: findInitialStatus(true),
    meetingLink: earlier.consult_status === 'Online' ? createMeetingRoomName() : null,
    announced: config.messages.on,
    timeZone: clock.timeZone,
    now,
  };
  const [answer] = await retryOnceIfRepublished(
    () => retryDeadlocks(() => insertFollowUp(pool, values)),
    (rows) => rows.length > 0,
  );
  if (!answer) throw toUnpublishedRefusal(values.practiceId);
  if (!answer.has_mode) throw new Refusal('mode_not_offered');
  const id = answer.id ?? (await findFollowUpAt(pool, { earlierId, startsAt }))[0]?.id;
  if (!id)
    throw await findConflictRefusal(deps, {
      doctorId,
      patientId: earlier.patient_id,
      day: date,
      startMinutes,
    });
  const [row] = await findBookingById(pool, { id });
  if (!row) throw new Error(`Appointment ${id} has vanished`);
  return row;
}
