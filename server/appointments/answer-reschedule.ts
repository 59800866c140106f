import type { z } from 'zod';
import type { handleReschedule } from '#contract/appointment-changes.ts';
import { Refusal } from '#contract/refusals.ts';
import { type AppointmentStatus, statusOnBooking } from '#domain/appointment-life.ts';
import { dayAt, instantOf, minutesAt } from '#domain/calendar-days.ts';
import { minutesOf } from '#domain/slot-grid.ts';
import { type Queryable, retryingDeadlocks } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { newMeetingRoom } from './meeting-room.ts';
import { type Moved, moveAppointment } from './move-appointment.ts';
import { type AppointmentFactsRow, insertReplacement } from './move-queries.ts';
import { whoIsInTheWay } from './who-is-in-the-way.ts';

type Answer = z.output<typeof handleReschedule.body>;

interface Outcome {
  readonly status: AppointmentStatus;
  /** The id of the new appointment, if a time was given. */
  readonly replacementId: number | null;
}

/**
 * Answers a patient's wish to move an appointment (spec G-03, decisions §3). Approving books the time that the
 * doctor names, or else the one that the patient preferred, in the same transaction; without either, the patient
 * picks. Refuses as `moveAppointment` does, or with `slot_taken`, `patient_busy`, `slot_not_published`, `slot_past`.
 */
export async function answerReschedule(
  deps: Deps,
  doctorId: number,
  appointmentId: number,
  answer: Answer,
): Promise<Outcome> {
  const doctor = { role: 'doctor', id: doctorId } as const;
  const { pool, transaction } = deps.database;
  if (answer.action === 'reject') {
    const { status } = await moveAppointment(deps, pool, appointmentId, doctor, 'declineReschedule');
    return { status, replacementId: null };
  }
  return retryingDeadlocks(() =>
    transaction(async (db) => {
      const moved = await moveAppointment(deps, db, appointmentId, doctor, 'approveReschedule');
      return { status: moved.status, replacementId: await bookNewTime(deps, db, moved, answer) };
    }),
  );
}

/** The day and the minutes of the new time; null when the patient picks it. */
function newTime({ preferred_start }: AppointmentFactsRow, answer: Answer, timeZone: string) {
  if (answer.patientPicks) return null;
  if (answer.date && answer.slotNumber)
    return { day: answer.date, minutes: minutesOf(answer.slotNumber) ?? 0 };
  if (!preferred_start) return null;
  const instant = preferred_start.getTime();
  return { day: dayAt(instant, timeZone), minutes: minutesAt(instant, timeZone) };
}

async function bookNewTime(deps: Deps, db: Queryable, { appointment }: Moved, answer: Answer) {
  const { clock } = deps;
  const time = newTime(appointment, answer, clock.timeZone);
  if (!time) return null;
  const startsAt = new Date(instantOf(time.day, time.minutes, clock.timeZone));
  if (startsAt.getTime() <= clock.now()) throw new Refusal('slot_past');
  const [row] = await insertReplacement(
    db,
    appointment.id,
    time.day,
    time.minutes,
    startsAt,
    statusOnBooking(true),
    appointment.consult_status === 'Online' ? newMeetingRoom() : null,
    'doctor',
    appointment.doctor_id,
    new Date(clock.now()),
  );
  if (!row?.interval_minutes) throw new Refusal('slot_not_published');
  if (!row.appointment_id) throw await whoIsInTheWay(deps, appointment.doctor_id, time.day, time.minutes);
  return row.appointment_id;
}
