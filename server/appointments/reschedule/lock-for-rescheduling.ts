import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { releaseSlotIfAskedToMove } from '#server/appointments/leave/release-slot.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type AppointmentRow, findBookingById } from '../booking/booking-queries.ts';
import { isReplaced, lockForNewTime } from '../patient-list/patient-appointment-queries.ts';

/**
 * Locks the rescheduled appointment that gets a new time; one whose doctor asked the patient to move it
 * releases its slot here. Refuses with `appointment_not_found`, `wrong_status` or `already_replaced`.
 */
export async function lockForRescheduling(
  deps: Pick<Deps, 'config' | 'clock'>,
  db: Queryable,
  patientId: number,
  id: number,
) {
  const [old] = await lockForNewTime(db, { id, patientId });
  if (!old) throw new Refusal('appointment_not_found');
  if (old.status !== 'Rescheduled' && !(await releaseSlotIfAskedToMove(deps, db, id, old))) {
    throw new Refusal('wrong_status', { appStatus: old.status });
  }
  const [before] = await isReplaced(db, { id });
  if (before?.replaced) throw new Refusal('already_replaced');
  return old;
}

export async function requireBooking(db: Queryable, id: number): Promise<AppointmentRow> {
  const [booked] = await findBookingById(db, { id });
  if (!booked) throw new Error(`Appointment ${id} has vanished`);
  return booked;
}
