import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { dayAt, minutesAt } from '#domain/platform/calendar-days.ts';
import { readableId } from '#domain/platform/readable-ids.ts';
import { labelOf } from '#domain/scheduling/slot-grid.ts';
import { withdrawHoldsAtPractice } from '#server/appointments/leave/withdraw-holds.ts';
import { notingPracticeLeft, type PracticeOwner } from '#server/doctors/practices/note-practice-left.ts';
import { requireOwnPractice } from '#server/doctors/practices/own-practice.ts';
import { retryingDeadlocks } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { endPracticeRow, visitsAhead, withdrawDays } from './practice-change-queries.ts';

/**
 * Gives a practice up and withdraws what is published or held for somebody there: whoever was offered a time because of a leave
 * gets others. Refuses with `practice_not_found`, `practice_is_main`, and `practice_has_visits`, which says the first
 * visits that lie ahead.
 */
export function endPractice(
  deps: Pick<Deps, 'database' | 'clock'>,
  owner: PracticeOwner,
  practiceId: string,
): Promise<void> {
  const { database, clock } = deps;
  const now = new Date(clock.now());
  const end = async (db: Queryable) => {
    const { id, is_main: isMain } = await requireOwnPractice(db, owner.caller.id, practiceId);
    if (isMain) throw new Refusal('practice_is_main');
    await withdrawDays(db, { id });
    // Before the visits are counted: an offer that is being taken is one of them, or goes.
    await withdrawHoldsAtPractice(db, { practiceId: id, from: now, before: null, now });
    const visits = await visitsAhead(db, { id, now });
    if (visits.length > 0) {
      throw new Refusal('practice_has_visits', {
        visits: visits.map((visit) => ({
          appointmentId: readableId('appointment', visit.id),
          date: dayAt(visit.starts_at.getTime(), clock.timeZone),
          slotNumber: labelOf(minutesAt(visit.starts_at.getTime(), clock.timeZone)),
        })),
      });
    }
    await notingPracticeLeft(deps, db, owner, () => endPracticeRow(db, { id, now }));
  };
  // A booking locks the day before the practice.
  return retryingDeadlocks(() => database.transaction(end));
}
