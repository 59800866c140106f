import type { Queryable } from '#db/statement.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import type { DayPart } from '#domain/scheduling/day-parts.ts';
import { scheduleAheadDays } from '#domain/scheduling/weekly-schedule.ts';
import { type Clock, today } from '#server/platform/clock.ts';
import { replacePracticeDays } from '#server/scheduling/availability/replace-practice-day.ts';
import { findScheduleState } from './find-schedule-state.ts';
import { differsFromPlan, type PlannedDay, planDays } from './plan-days.ts';
import { lockPublishedUntil, markPublished } from './published-schedule-queries.ts';

/**
 * Publishes a doctor's rules 60 days ahead, inside the caller's transaction, which must have locked the
 * doctor's publishing. A repeat writes nothing. Days edited by hand and the times of visits stay.
 */
export async function publishSchedule(db: Queryable, clock: Clock, doctorId: number): Promise<void> {
  const from = today(clock);
  const until = addDays(from, scheduleAheadDays);
  await lockPublishedUntil(db, { doctorId });
  const state = await findScheduleState(db, clock, doctorId, from, until);
  const changed = planDays(state, from, until).filter((day) => differsFromPlan(day, state.visits));
  // Practices that swap their hours would overlap in between, so such days are emptied first.
  const byDay = Map.groupBy(changed, ({ day }) => day);
  const shared = changed.filter(({ day, now }) => now.length > 0 && (byDay.get(day)?.length ?? 0) > 1);
  const steps = [...shared.map((day) => ({ ...day, parts: [] })), ...changed];
  for (const { practiceId, parts, days } of groupEqualDays(steps)) {
    await replacePracticeDays(db, clock, { doctorId, practiceId, days, parts, source: 'schedule' });
  }
  await markPublished(db, { doctorId, until });
}

/**
 * Groups days of a practice with the same parts, in their original order, to write each group in one
 * statement.
 */
function groupEqualDays(planned: readonly Pick<PlannedDay, 'practiceId' | 'day' | 'parts'>[]) {
  const groups = new Map<string, { practiceId: number; parts: readonly DayPart[]; days: string[] }>();
  for (const { practiceId, parts, day } of planned) {
    const key = JSON.stringify([practiceId, parts]);
    const group = groups.get(key) ?? { practiceId, parts, days: [] };
    group.days.push(day);
    groups.set(key, group);
  }
  return [...groups.values()];
}
