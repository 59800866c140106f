import { Refusal } from '#contract/platform/refusals.ts';
import { statusOnBooking } from '#domain/appointments/appointment-life.ts';
import { instantOf } from '#domain/platform/calendar-days.ts';
import { minutesOf } from '#domain/scheduling/slot-grid.ts';
import { ownAppointment } from '#server/appointments/changes/own-appointment.ts';
import { retryingDeadlocks } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { practiceIdOf } from './book-appointment.ts';
import { type AppointmentRow, bookingById } from './booking-queries.ts';
import { followUpAt, insertFollowUp } from './follow-up-queries.ts';
import { newMeetingRoom } from './meeting-room.ts';
import { oncePublishedAnew } from './once-published-anew.ts';
import { conflictRefusal } from './slot-conflict.ts';

export interface FollowUpRequest {
  readonly date: string;
  readonly slotNumber: string;
  /** Without one, the practice of the earlier visit. */
  readonly practiceId?: string | undefined;
}

/**
 * The doctor books the follow-up of a Completed appointment (docs/product.md#booking): the database decides
 * between racers as for any booking, and a repeat answers what the first call booked. Refuses with
 * `appointment_not_found`, `practice_not_found`, `wrong_status`, `slot_past`, `slot_not_published`,
 * `mode_not_offered`, `slot_taken` or `patient_busy`.
 */
export async function bookFollowUp(
  deps: Deps,
  doctorId: number,
  earlierId: number,
  { date, slotNumber, practiceId }: FollowUpRequest,
): Promise<AppointmentRow> {
  const { clock, config, database } = deps;
  const { pool } = database;
  const earlier = await ownAppointment(pool, earlierId, { role: 'doctor', id: doctorId });
  if (earlier.status !== 'Completed') throw new Refusal('wrong_status', { appStatus: earlier.status });
  const now = new Date(clock.now());
  const startMinutes = minutesOf(slotNumber) ?? 0;
  const startsAt = new Date(instantOf(date, startMinutes, clock.timeZone));
  if (startsAt <= now) throw new Refusal('slot_past');

  const values = {
    earlierId,
    doctorId,
    practiceId: practiceId === undefined ? null : practiceIdOf(practiceId),
    day: date,
    startMinutes,
    startsAt,
    status: statusOnBooking(true),
    meetingLink: earlier.consult_status === 'Online' ? newMeetingRoom() : null,
    announced: config.messages.on,
    timeZone: clock.timeZone,
    now,
  };
  const [answer] = await oncePublishedAnew(
    () => retryingDeadlocks(() => insertFollowUp(pool, values)),
    (rows) => rows.length > 0,
  );
  if (!answer) throw new Refusal('slot_not_published');
  if (!answer.has_mode) throw new Refusal('mode_not_offered');
  const id = answer.id ?? (await followUpAt(pool, { earlierId, startsAt }))[0]?.id;
  if (!id)
    throw await conflictRefusal(deps, { doctorId, patientId: earlier.patient_id, day: date, startMinutes });
  const [row] = await bookingById(pool, { id });
  if (!row) throw new Error(`Appointment ${id} has vanished`);
  return row;
}
