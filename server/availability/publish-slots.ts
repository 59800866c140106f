import { Refusal } from '#contract/refusals.ts';
import { isOnGrid, minutesOf, type SlotInterval } from '#domain/slot-grid.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { keepHeldStarts, replaceDay } from './availability-queries.ts';

/**
 * Replaces one day's slots by those sent (spec H-07, decisions §5): duplicates are folded, slots with a live
 * appointment stay. Returns the day's starts. Refuses with `day_past` or `slot_off_grid`.
 */
export async function publishSlots(
  { database, clock }: Deps,
  doctorId: number,
  date: string,
  labels: readonly string[],
  interval: SlotInterval,
): Promise<number[]> {
  if (date < today(clock)) throw new Refusal('day_past');
  const starts = [...new Set(labels.map((label) => minutesOf(label) ?? -1))].sort((a, b) => a - b);
  if (!starts.every((start) => isOnGrid(start, interval))) throw new Refusal('slot_off_grid');
  return database.transaction(async (db) => {
    await replaceDay(db, doctorId, date, interval, starts);
    const [day] = await keepHeldStarts(db, doctorId, date, clock.timeZone);
    return day?.starts ?? [];
  });
}
