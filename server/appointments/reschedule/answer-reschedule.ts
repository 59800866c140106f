import type { z } from 'zod';
import type { handleRescheduleEndpoint } from '#contract/appointments/appointment-changes.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import { toSlotStart } from '#domain/scheduling/slot-grid.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { bookReplacement } from '../booking/book-replacement.ts';
import { retryBooking } from '../booking/slot-conflict.ts';
import { changeStatus } from '../changes/change-status.ts';
import { requireOwnAppointment } from '../changes/own-appointment.ts';
import type { AppointmentFactsRow } from '../changes/status-queries.ts';

type Answer = z.output<typeof handleRescheduleEndpoint.body>;

interface Outcome {
  readonly status: AppointmentStatus;
  readonly replacementId: number | null;
}

/**
 * Approving books the time that the doctor gives, else the preferred one, in the same transaction; without
 * either, the patient picks. Refuses as `changeStatus` does, or with `slot_taken`, `patient_busy`,
 * `slot_not_published`, `slot_past`.
 */
export async function answerReschedule(
  doctor: Actor,
  deps: Deps,
  appointmentId: number,
  answer: Answer,
): Promise<Outcome> {
  const { pool, transaction } = deps.database;
  if (answer.action === 'reject') {
    const particulars = answer.reason === '' ? {} : { declineReason: answer.reason };
    const { status } = await changeStatus(
      doctor,
      deps,
      pool,
      appointmentId,
      'declineReschedule',
      particulars,
    );
    return { status, replacementId: null };
  }
  const approve = () =>
    transaction(async (db) => {
      const own = await requireOwnAppointment(doctor, db, appointmentId);
      const time = newTime(own, answer, deps.clock.timeZone);
      // With a new time, a single announcement says that the visit was moved.
      const silent = { silent: time !== null };
      const { status } = await changeStatus(doctor, deps, db, appointmentId, 'approveReschedule', silent);
      return { status, replacementId: time && (await bookReplacement(doctor, deps, db, own, time)) };
    });
  return retryBooking(deps, approve);
}

function newTime({ preferred_start }: AppointmentFactsRow, answer: Answer, timeZone: string): Date | null {
  if (answer.patientPicks) return null;
  if (answer.date && answer.slotNumber) return toSlotStart(answer.date, answer.slotNumber, timeZone);
  return preferred_start;
}
