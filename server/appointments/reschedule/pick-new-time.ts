import type { z } from 'zod';
import type { pickNewTimeEndpoint } from '#contract/appointments/appointments.ts';
import { toSlotStart } from '#domain/scheduling/slot-grid.ts';
import { releaseOffers } from '#server/appointments/leave-offers/release-offers.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { bookReplacement } from '../booking/book-replacement.ts';
import type { AppointmentRow } from '../booking/booking-queries.ts';
import { retryBooking } from '../booking/slot-conflict.ts';
import { lockForRescheduling, requireBooking } from './lock-for-rescheduling.ts';

/**
 * Books the patient's choice for a rescheduled appointment, or for one whose doctor asked them to move it
 * because of a leave; accepted immediately, and possible once. Refuses with `appointment_not_found`,
 * `wrong_status`, `already_replaced`, or as a booking does.
 */
export function pickNewTime(
  patient: Actor,
  deps: Deps,
  appointmentId: number,
  { date, slotNumber }: z.output<typeof pickNewTimeEndpoint.body>,
): Promise<AppointmentRow> {
  const startsAt = toSlotStart(date, slotNumber, deps.clock.timeZone);
  const pick = () =>
    deps.database.transaction(async (db) => {
      const old = await lockForRescheduling(deps, db, patient.id, appointmentId);
      await releaseOffers(db, appointmentId);
      return requireBooking(db, await bookReplacement(patient, deps, db, old, startsAt));
    });
  return retryBooking(deps, pick);
}
