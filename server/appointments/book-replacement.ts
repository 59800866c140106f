import { Refusal } from '#contract/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { statusOnBooking } from '#domain/appointment-life.ts';
import { instantOf } from '#domain/calendar-days.ts';
import { minutesOf } from '#domain/slot-grid.ts';
import type { Deps } from '#server/platform/deps.ts';
import { newMeetingRoom } from './meeting-room.ts';
import type { Party } from './move-appointment.ts';
import { insertReplacement } from './move-queries.ts';
import { TimeHeld } from './who-is-in-the-way.ts';

interface Replaced {
  readonly id: number;
  readonly doctorId: number;
  readonly isOnline: boolean;
}

/**
 * Books the new time of an appointment that has been rescheduled, accepted at once and linked to it; to be called in
 * the transaction that knows the old one to be so. Returns the new appointment's id. Refuses with `slot_past` or
 * `slot_not_published`; throws `TimeHeld` when somebody holds the time.
 */
export async function bookReplacement(
  deps: Deps,
  db: Queryable,
  replaced: Replaced,
  by: Party,
  date: string,
  slot: string,
): Promise<number> {
  const { clock } = deps;
  const minutes = minutesOf(slot) ?? 0;
  const startsAt = new Date(instantOf(date, minutes, clock.timeZone));
  if (startsAt.getTime() <= clock.now()) throw new Refusal('slot_past');
  const [row] = await insertReplacement(db, {
    replacedId: replaced.id,
    day: date,
    startMinutes: minutes,
    startsAt,
    status: statusOnBooking(true),
    meetingLink: replaced.isOnline ? newMeetingRoom() : null,
    actorRole: by.role,
    actorId: by.id,
    now: new Date(clock.now()),
  });
  if (!row?.interval_minutes) throw new Refusal('slot_not_published');
  if (!row.appointment_id) throw new TimeHeld(replaced.doctorId, date, minutes);
  return row.appointment_id;
}
