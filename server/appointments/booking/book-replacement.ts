import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { findInitialStatus } from '#domain/appointments/appointment-lifecycle.ts';
import type { AnnouncedEvent } from '#domain/messaging/announcements.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type Actor, toEventActor } from '#server/platform/http/actor.ts';
import type { AppointmentFactsRow } from '../changes/status-queries.ts';
import { insertReplacement } from './booking-queries.ts';
import { createMeetingRoomName } from './meeting-room.ts';
import { SlotConflict } from './slot-conflict.ts';

/**
 * Books the new time of a rescheduled appointment, accepted immediately and linked to it. Call it in the
 * transaction that changed or locked the old one, in `retryBooking`. Returns the new appointment's id. Refuses
 * with `slot_past`, `slot_not_published` or `mode_not_offered`; throws `SlotConflict` if the doctor or the
 * patient has another appointment then.
 */
export async function bookReplacement(
  by: Actor,
  deps: Deps,
  db: Queryable,
  old: Pick<AppointmentFactsRow, 'id' | 'doctor_id' | 'patient_id' | 'consult_status'>,
  startsAt: Date,
): Promise<number> {
  const { clock, config } = deps;
  const now = new Date(clock.now());
  if (startsAt <= now) throw new Refusal('slot_past');
  const announced: AnnouncedEvent = by.role === 'doctor' ? 'movedByDoctor' : 'movedByPatient';
  const [answer] = await insertReplacement(db, {
    replacedId: old.id,
    startsAt,
    status: findInitialStatus(true),
    meetingLink: old.consult_status === 'Online' ? createMeetingRoomName() : null,
    ...toEventActor(by),
    via: by.via ?? null,
    announced: config.messages.on ? announced : null,
    timeZone: clock.timeZone,
    now,
  });
  if (!answer) throw new Refusal('slot_not_published');
  if (answer.outcome === 'held') {
    throw new SlotConflict({ doctorId: old.doctor_id, patientId: old.patient_id, startsAt });
  }
  if (answer.outcome !== 'booked') throw new Refusal(answer.outcome);
  return answer.id;
}
