import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { findMainInterval as lengthOf } from '#domain/scheduling/availability.ts';
import { formatSlotTime, isOnGrid, slotIntervals, toMinutes } from '#domain/scheduling/slot-grid.ts';
import { type Clock, today } from '#server/platform/clock.ts';
import { listPublishedFrom, type PartRow } from './availability-queries.ts';
import { groupByDay } from './practice-day.ts';
import { publishDay, requirePublishable } from './publish-slots.ts';

/**
 * Replaces the lists of several days at the main practice, inside the caller's transaction. Labels come
 * without an interval: a day retains its own if the new slots fit that grid. Times that other practices offer
 * are in the sent lists and stay unchanged. Refuses as `publishDay` does.
 */
export async function publishDays(
  db: Queryable,
  clock: Clock,
  doctorId: number,
  availableSlots: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const stored = Map.groupBy(await listPublishedFrom(db, { doctorId, from: today(clock) }), ({ day }) => day);
  for (const [date, labels] of Object.entries(availableSlots).sort(([one], [other]) =>
    one < other ? -1 : 1,
  )) {
    requirePublishable(clock, date); // A past day is refused whatever its slots.
    const rows = stored.get(date) ?? [];
    const elsewhere = toLabels(rows.filter((row) => !row.is_main));
    const own = rows.filter((row) => row.is_main);
    const mine = toLabels(own);
    const slots = labels.filter((label) => mine.includes(label) || !elsewhere.includes(label));
    await publishDay(db, clock, doctorId, { date, slots, interval: chooseInterval(slots, own) });
  }
}

const toLabels = (rows: readonly PartRow[]) =>
  rows.flatMap(({ starts, retained }) => [...starts, ...retained].map(formatSlotTime));

/** The stored interval if every slot fits its grid or existed before, else the widest grid that fits all. */
function chooseInterval(labels: readonly string[], rows: readonly PartRow[]): number {
  const [day] = groupByDay(rows);
  const stored = day && lengthOf(day.day);
  const before = toLabels(rows);
  const candidates = [...(stored ? [stored] : []), ...slotIntervals.toReversed()];
  const fits = (label: string, interval: number) =>
    isOnGrid(toMinutes(label) ?? -1, interval) || (interval === stored && before.includes(label));
  const interval = candidates.find((each) => labels.every((label) => fits(label, each)));
  if (!interval) throw new Refusal('slot_off_grid');
  return interval;
}
