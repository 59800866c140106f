import { Refusal } from '#contract/refusals.ts';
import { addDays } from '#domain/calendar-days.ts';
import { isOnGrid, minutesOf, publishingHorizonDays, type SlotInterval } from '#domain/slot-grid.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { keepHeldStarts, replaceDay } from './availability-queries.ts';

/**
 * Replaces one day's slots by those sent (spec H-07, decisions §5): duplicates are folded, slots with a live
 * appointment stay. Returns the day's starts. Refuses with `day_past`, `day_too_far` or `slot_off_grid`.
 */
export async function publishSlots(
  { database, clock }: Deps,
  doctorId: number,
  date: string,
  labels: readonly string[],
  interval: SlotInterval,
): Promise<number[]> {
  const firstDay = today(clock);
  if (date < firstDay) throw new Refusal('day_past');
  if (date > addDays(firstDay, publishingHorizonDays)) throw new Refusal('day_too_far');
  const starts = [...new Set(labels.map((label) => minutesOf(label) ?? -1))].sort((a, b) => a - b);
  if (!starts.every((start) => isOnGrid(start, interval))) throw new Refusal('slot_off_grid');
  return database.transaction(async (db) => {
    await replaceDay(db, doctorId, date, interval, starts);
    const [day] = await keepHeldStarts(db, doctorId, date, clock.timeZone);
    return day?.starts ?? [];
  });
}
