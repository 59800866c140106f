import { Refusal } from '#contract/refusals.ts';
import { isOnGrid } from '#domain/slot-grid.ts';
import { daysOnWeekdays } from '#domain/weekly-days.ts';
import type { Deps } from '#server/platform/deps.ts';
import { lockedDay } from './availability-queries.ts';
import { replaceSlots, requirePublishable } from './publish-slots.ts';

/** The copied starts, and the whole list of each day that got them. */
interface Copied {
  readonly starts: readonly number[];
  readonly days: ReadonlyMap<string, readonly number[]>;
}

/**
 * Publishes a day's list, with its interval, on every later day up to and including `until` that falls on one
 * of the ISO weekdays (G-08): all or none. Booked slots of those days stay. Refuses with `day_past`,
 * `day_too_far` or `day_not_published`.
 */
export async function copySlots(
  { database, clock }: Deps,
  doctorId: number,
  date: string,
  weekdays: readonly number[],
  until: string,
): Promise<Copied> {
  requirePublishable(clock, date);
  requirePublishable(clock, until);
  return database.transaction(async (db) => {
    const [day] = await lockedDay(db, { doctorId, day: date });
    // A start kept for an appointment of another length is not part of the day's plan.
    const starts = day?.starts.filter((start) => isOnGrid(start, day.interval_minutes)) ?? [];
    if (!day || starts.length === 0) throw new Refusal('day_not_published');
    const dates = daysOnWeekdays(date, until, weekdays);
    return { starts, days: await replaceSlots(db, clock, doctorId, dates, starts, day.interval_minutes) };
  });
}
