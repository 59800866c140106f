import { Refusal } from '#contract/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { addDays } from '#domain/calendar-days.ts';
import { isOnGrid, minutesOf, publishingHorizonDays, type SlotInterval } from '#domain/slot-grid.ts';
import { type Clock, today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { keepHeldStarts, replaceDays } from './availability-queries.ts';

/** Refuses days that cannot be published: with `day_past` or `day_too_far`. */
export function requirePublishable(clock: Clock, date: string): void {
  const firstDay = today(clock);
  if (date < firstDay) throw new Refusal('day_past');
  if (date > addDays(firstDay, publishingHorizonDays)) throw new Refusal('day_too_far');
}

/**
 * Replaces the lists of days by the same starts inside the caller's transaction; slots with a live
 * appointment stay. Returns each day's starts.
 */
export async function replaceSlots(
  db: Queryable,
  clock: Clock,
  doctorId: number,
  days: readonly string[],
  starts: readonly number[],
  interval: SlotInterval,
): Promise<Map<string, number[]>> {
  await replaceDays(db, { doctorId, days, interval, starts });
  // A second statement, which sees every booking that was committed before the days were locked.
  const rows = await keepHeldStarts(db, { doctorId, days, timeZone: clock.timeZone });
  return new Map(rows.map((row) => [row.day, row.starts]));
}

/**
 * Replaces one day's slots (H-07, docs/product.md#slots) inside the caller's transaction, so that several
 * days can be published together; publish the earlier day first. Duplicates are dropped, slots with a live
 * appointment stay. Returns the day's starts. Refuses with `day_past`, `day_too_far` or `slot_off_grid`.
 */
export async function publishDay(
  db: Queryable,
  clock: Clock,
  doctorId: number,
  date: string,
  labels: readonly string[],
  interval: SlotInterval,
): Promise<number[]> {
  requirePublishable(clock, date);
  const starts = [...new Set(labels.map((label) => minutesOf(label) ?? -1))].sort((a, b) => a - b);
  if (!starts.every((start) => isOnGrid(start, interval))) throw new Refusal('slot_off_grid');
  const days = await replaceSlots(db, clock, doctorId, [date], starts, interval);
  return days.get(date) ?? [];
}

/** `publishDay` in its own transaction. */
export async function publishSlots(
  { database, clock }: Deps,
  doctorId: number,
  date: string,
  labels: readonly string[],
  interval: SlotInterval,
): Promise<number[]> {
  return database.transaction((db) => publishDay(db, clock, doctorId, date, labels, interval));
}
