import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { toCalendarDay, toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import { withdrawReservationsAtPractice } from '#server/appointments/leave-offers/withdraw-reservations.ts';
import { withPracticeLeftLogged } from '#server/doctors/practices/log-practice-left.ts';
import { requireOwnPractice } from '#server/doctors/practices/own-practice.ts';
import { retryDeadlocks } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { deletePracticeDays, listUpcomingVisits, markPracticeEnded } from './practice-change-queries.ts';

/**
 * Closes a practice and withdraws its published slots and reservations; patients who were offered a time
 * there because of a leave get others. Refuses with `practice_not_found`, `practice_is_main`, and
 * `practice_has_visits`, which lists the first upcoming visits.
 */
export function endPractice(
  actor: Actor,
  deps: Pick<Deps, 'database' | 'clock'>,
  practiceId: number,
): Promise<void> {
  const { database, clock } = deps;
  const now = new Date(clock.now());
  const end = async (db: Queryable) => {
    const { id, is_main: isMain } = await requireOwnPractice(db, actor.id, practiceId);
    if (isMain) throw new Refusal('practice_is_main');
    await deletePracticeDays(db, { id });
    // Before counting visits: an offer that is being accepted either becomes a visit or is withdrawn.
    await withdrawReservationsAtPractice(db, { practiceId: id, from: now, before: null, now });
    const visits = await listUpcomingVisits(db, { id, now });
    if (visits.length > 0) {
      throw new Refusal('practice_has_visits', {
        visits: visits.map((visit) => ({
          appointmentId: formatId('appointment', visit.id),
          date: toCalendarDay(visit.starts_at.getTime(), clock.timeZone),
          slotNumber: formatSlotTime(toMinutesOfDay(visit.starts_at.getTime(), clock.timeZone)),
        })),
      });
    }
    await withPracticeLeftLogged(actor, deps, db, () => markPracticeEnded(db, { id, now }));
  };
  // A booking locks the day before the practice, so a deadlock is possible.
  return retryDeadlocks(() => database.transaction(end));
}
