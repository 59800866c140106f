import type { z } from 'zod';
import type { pickNewTimeEndpoint } from '#contract/appointments.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Via } from '#domain/appointment-life.ts';
import { retryingDeadlocks } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { bookReplacement } from './book-replacement.ts';
import { type AppointmentRow, bookingById } from './booking-queries.ts';
import { isReplaced, lockForNewTime } from './patient-appointment-queries.ts';
import { refusingConflicts } from './slot-conflict.ts';

/**
 * Books the time that a patient picks for a rescheduled appointment; accepted at once, and possible once
 * (docs/product.md#rescheduling). Refuses with `appointment_not_found`, `wrong_status`, `already_replaced`,
 * or as a booking does.
 */
export function pickNewTime(
  deps: Deps,
  patientId: number,
  appointmentId: number,
  { date, slotNumber }: z.output<typeof pickNewTimeEndpoint.body>,
  via?: Via,
): Promise<AppointmentRow> {
  const pick = () =>
    deps.database.transaction(async (db) => {
      const [old] = await lockForNewTime(db, { id: appointmentId, patientId });
      if (!old) throw new Refusal('appointment_not_found');
      if (old.status !== 'Rescheduled') throw new Refusal('wrong_status', { appStatus: old.status });
      const [before] = await isReplaced(db, { id: appointmentId });
      if (before?.replaced) throw new Refusal('already_replaced');
      const replaced = {
        id: appointmentId,
        doctorId: old.doctor_id,
        isOnline: old.consult_status === 'Online',
      };
      const id = await bookReplacement(
        deps,
        db,
        replaced,
        { role: 'patient', id: patientId, via },
        date,
        slotNumber,
      );
      const [booked] = await bookingById(db, { id });
      if (!booked) throw new Error(`Appointment ${id} has vanished`);
      return booked;
    });
  return refusingConflicts(deps, () => retryingDeadlocks(pick));
}
