import type { z } from 'zod';
import type { closeDayEndpoint } from '#contract/scheduling/closed-days.ts';
import type { Queryable } from '#db/statement.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-life.ts';
import { addDays, toInstant } from '#domain/platform/calendar-days.ts';
import { defaultInterval } from '#domain/scheduling/slot-grid.ts';
import { withdrawReservationsAtPractice } from '#server/appointments/leave/withdraw-holds.ts';
import type { ActingUser } from '#server/patients/access/acting-user.ts';
import { retryDeadlocks } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { resolvePracticeId } from '#server/scheduling/availability/chosen-practice.ts';
import { publishDay } from '#server/scheduling/availability/publish-slots.ts';
import { changeStatus } from './change-status.ts';
import { lockOpenVisits } from './close-day-queries.ts';

type Closing = z.output<typeof closeDayEndpoint.body>;
type Way = Closing['way'];

/** The step that ends a visit or a request of a closed day; after a declined wish, of the visit as it was before. */
const closingAction = (status: AppointmentStatus, way: Way) => {
  if (status === 'Requested') return 'reject';
  return way === 'reschedule' ? 'reschedule' : 'callOff';
};

/**
 * Takes a day off at a practice (docs/product.md#slots): withdraws its free slots, and moves or calls off every visit of it that has
 * not begun, all or none; times that are held for somebody then are withdrawn, as by a leave. Returns how many visits there
 * were; a repeat finds none. `note` is what whoever acts for the doctor does beside, in the same transaction. Refuses as
 * `publishDay` does.
 */
export function closeDay(
  deps: Deps,
  doctor: ActingUser,
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
      // The day first, as in a booking: whoever books it now waits, and then finds no slot.
      await withdraw(db);
      const practiceId = await resolvePracticeId(db, doctorId, named);
      await withdrawReservationsAtPractice(db, { practiceId, from, before, now: new Date(clock.now()) });
      const visits = await lockOpenVisits(db, { doctorId, practiceId, from, before });
      for (const { id, status, former_status: former } of visits) {
        const asked = status === 'Request for Rescheduling';
        if (asked && way === 'reschedule' && former !== 'Requested') {
          await changeStatus(deps, db, id, doctor, 'approveReschedule');
          continue;
        }
        // Nobody is told that a wish was declined who is told at once that the visit is off.
        if (asked) await changeStatus(deps, db, id, doctor, 'declineReschedule', { silent: true });
        const step = closingAction(asked ? (former ?? status) : status, way);
        await changeStatus(deps, db, id, doctor, step, step === 'reschedule' ? {} : particulars);
      }
      await withdraw(db); // the slots that these visits held
      await note?.(db);
      return visits.length;
    }),
  );
}
