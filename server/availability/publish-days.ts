import { Refusal } from '#contract/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { isOnGrid, minutesOf, type SlotInterval, slotIntervals } from '#domain/slot-grid.ts';
import { type Clock, today } from '#server/platform/clock.ts';
import { publishedFrom } from './availability-queries.ts';
import { publishDay, requirePublishable } from './publish-slots.ts';

/**
 * Replaces the lists of several days inside the caller's transaction (H-15). The labels come without an
 * interval: a day keeps its own if the new slots are on that grid. Refuses as `publishDay` does.
 */
export async function publishDays(
  db: Queryable,
  clock: Clock,
  doctorId: number,
  availableSlots: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const stored = await publishedFrom(db, { doctorId, from: today(clock) });
  const intervals = new Map(stored.map(({ day, interval_minutes }) => [day, interval_minutes]));
  for (const [date, labels] of Object.entries(availableSlots).sort(([one], [other]) =>
    one < other ? -1 : 1,
  )) {
    requirePublishable(clock, date); // a past day is refused whatever its slots
    await publishDay(db, clock, doctorId, date, labels, intervalOf(labels, intervals.get(date)));
  }
}

/** The stored interval if every slot is on its grid, else the widest whose grid has them all. */
function intervalOf(labels: readonly string[], stored: number | undefined): SlotInterval {
  const widestFirst = slotIntervals.toReversed();
  const candidates = [...widestFirst.filter((interval) => interval === stored), ...widestFirst];
  const interval = candidates.find((each) => labels.every((label) => isOnGrid(minutesOf(label) ?? -1, each)));
  if (!interval) throw new Refusal('slot_off_grid');
  return interval;
}
