import type { z } from 'zod';
import type { closeDayEndpoint } from '#contract/scheduling/closed-days.ts';
import type { Queryable } from '#db/statement.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import { addDays, toInstant } from '#domain/platform/calendar-days.ts';
import { defaultInterval } from '#domain/scheduling/slot-grid.ts';
import { withdrawReservationsAtPractice } from '#server/appointments/leave-offers/withdraw-reservations.ts';
import { retryDeadlocks } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { publishDay } from '#server/scheduling/availability/publish-slots.ts';
import { resolvePracticeId } from '#server/scheduling/availability/resolve-practice.ts';
import { changeStatus } from '../changes/change-status.ts';
import { lockOpenVisits } from './close-day-queries.ts';

type Closing = z.output<typeof closeDayEndpoint.body>;
type Way = Closing['way'];

/** After a declined reschedule request, `status` is the one before the request. */
const closingAction = (status: AppointmentStatus, way: Way) => {
  if (status === 'Requested') return 'reject';
  return way === 'reschedule' ? 'reschedule' : 'callOff';
};

/**
 * Closes a day at a practice: withdraws its free slots and reservations, and reschedules or cancels every
 * visit that has not begun, all or none. Returns the number of visits; a repeat finds none. `note` runs in
 * the same transaction. Refuses as `publishDay` does.
 */
export function closeDay(
  doctor: Actor,
  deps: Deps,
  date: string,
  { way, reason, practiceId: named }: Closing,
  note?: (db: Queryable) => Promise<void>,
): Promise<number> {
  const { database, clock } = deps;
  const doctorId = doctor.id;
  const from = new Date(Math.max(clock.now(), toInstant(date, 0, clock.timeZone)));
  const before = new Date(toInstant(addDays(date, 1), 0, clock.timeZone));
  const withdraw = (db: Queryable) =>
    publishDay(db, clock, doctorId, { date, slots: [], interval: defaultInterval, practiceId: named });
  const particulars = { rejectionReason: reason };
  return retryDeadlocks(() =>
    database.transaction(async (db) => {
      // Withdraw the day first, as in a booking: concurrent bookings wait and then find no slot.
      await withdraw(db);
      const practiceId = await resolvePracticeId(db, doctorId, named);
      await withdrawReservationsAtPractice(db, { practiceId, from, before, now: new Date(clock.now()) });
      const visits = await lockOpenVisits(db, { doctorId, practiceId, from, before });
      for (const { id, status, former_status: former } of visits) {
        const asked = status === 'Request for Rescheduling';
        if (asked && way === 'reschedule' && former !== 'Requested') {
          await changeStatus(doctor, deps, db, id, 'approveReschedule');
          continue;
        }
        // The patient hears that the visit is cancelled, so the declined request is not announced.
        if (asked) await changeStatus(doctor, deps, db, id, 'declineReschedule', { silent: true });
        const step = closingAction(asked ? (former ?? status) : status, way);
        await changeStatus(doctor, deps, db, id, step, step === 'reschedule' ? {} : particulars);
      }
      await withdraw(db);
      await note?.(db);
      return visits.length;
    }),
  );
}
