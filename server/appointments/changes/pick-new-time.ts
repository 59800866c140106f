import type { z } from 'zod';
import type { pickNewTimeEndpoint } from '#contract/appointments/appointments.ts';
import { releaseOffers } from '#server/appointments/leave/release-offers.ts';
import type { Party } from '#server/patients/access/acting-user.ts';
import { retryingDeadlocks } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { bookReplacement } from '../booking/book-replacement.ts';
import type { AppointmentRow } from '../booking/booking-queries.ts';
import { refusingConflicts } from '../booking/slot-conflict.ts';
import { bookedNow, readyForNewTime } from './ready-for-new-time.ts';

/**
 * Books the time that a patient picks for a rescheduled appointment, or for one whose doctor asked them to because of a leave;
 * accepted at once, and possible once (docs/product.md#rescheduling). Refuses with `appointment_not_found`,
 * `wrong_status`, `already_replaced`, or as a booking does.
 */
export function pickNewTime(
  deps: Deps,
  patient: Party,
  appointmentId: number,
  { date, slotNumber }: z.output<typeof pickNewTimeEndpoint.body>,
): Promise<AppointmentRow> {
  const pick = () =>
    deps.database.transaction(async (db) => {
      const old = await readyForNewTime(deps, db, patient.id, appointmentId);
      await releaseOffers(db, appointmentId);
      const replaced = {
        id: appointmentId,
        doctorId: old.doctor_id,
        patientId: patient.id,
        isOnline: old.consult_status === 'Online',
      };
      return bookedNow(db, await bookReplacement(deps, db, replaced, patient, date, slotNumber));
    });
  return refusingConflicts(deps, () => retryingDeadlocks(pick));
}
