import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { type DayPart, hasOverlap, listSlotTimes, overlapsAny } from '#domain/scheduling/day-parts.ts';
import { isInPracticeHours, slotLengths } from '#domain/scheduling/slot-grid.ts';
import type { Clock } from '#server/platform/clock.ts';
import {
  addRetainedStarts,
  findOpenPractice,
  listDaysElsewhere,
  listOccupiedStarts,
  lockPublishing,
  upsertParts,
} from './practice-day-queries.ts';

interface PracticeDays {
  readonly doctorId: number;
  readonly practiceId: number;
  /** YYYY-MM-DD */
  readonly days: readonly string[];
  readonly parts: readonly DayPart[];
  readonly source: 'hand' | 'schedule';
}

/**
 * Replaces the parts of a practice on one day, inside the caller's transaction. Starts with an active
 * appointment there stay; those that the parts lack are returned as `retained`, in minutes from midnight. The
 * caller checks that the day may be published. Refuses with `practice_not_found`, `slot_outside_hours`, or
 * `slots_overlap` when times overlap, of this practice or with another of the doctor's.
 */
export async function replacePracticeDay(
  db: Queryable,
  clock: Clock,
  { day, ...rest }: Omit<PracticeDays, 'days'> & { readonly day: string },
): Promise<{ retained: readonly number[] }> {
  const retained = await replacePracticeDays(db, clock, { ...rest, days: [day] });
  return { retained: retained.get(day) ?? [] };
}

/** Like `replacePracticeDay` for several days, all or none. Returns the retained starts of each day. */
export async function replacePracticeDays(
  db: Queryable,
  clock: Clock,
  { doctorId, practiceId, days, parts: wanted, source }: PracticeDays,
): Promise<Map<string, number[]>> {
  const given = mergeParts(wanted);
  const times = listSlotTimes(given);
  if (!given.every(isAllowed)) throw new Refusal('slot_outside_hours');
  if (hasOverlap(times)) throw new Refusal('slots_overlap');

  await lockPublishing(db, { doctorId });
  const [practice] = await findOpenPractice(db, { practiceId, doctorId });
  if (!practice) throw new Refusal('practice_not_found');
  // A day off is stored too, as a part that offers nothing.
  const parts = given[0] ? given : [{ interval: practice.slot_minutes, mode: 'Any' as const, starts: [] }];
  const elsewhere = Map.groupBy(
    await listDaysElsewhere(db, { doctorId, practiceId, days }),
    ({ day }) => day,
  );
  for (const others of elsewhere.values()) {
    if (times.some((time) => overlapsAny(time, listSlotTimes(others)))) throw new Refusal('slots_overlap');
  }

  await upsertParts(db, { doctorId, practiceId, days, partsJson: JSON.stringify(parts), source });
  // A second statement, to see every booking that was committed before the days were locked.
  const occupied = await listOccupiedStarts(db, {
    doctorId,
    practiceId,
    days,
    timeZone: clock.timeZone,
    now: new Date(clock.now()),
  });
  const planned = new Set(times.map(({ from }) => from));
  const retained = occupied.filter(({ start }) => !planned.has(start));
  if (retained.length > 0) {
    const rows = placeRetainedStarts(retained, parts, (day) => [
      ...times,
      ...listSlotTimes(elsewhere.get(day) ?? []),
    ]);
    await addRetainedStarts(db, { doctorId, practiceId, rowsJson: JSON.stringify(rows), source });
  }
  const keptByDay = Map.groupBy(retained, ({ day }) => day);
  return new Map(days.map((day) => [day, (keptByDay.get(day) ?? []).map(({ start }) => start)]));
}

/** Merges parts of the same length and mode, with sorted, unique starts. */
function mergeParts(parts: readonly DayPart[]): DayPart[] {
  return [...Map.groupBy(parts, ({ interval, mode }) => `${interval} ${mode}`).values()].map((same) => {
    const [first] = same as [DayPart];
    const starts = [...new Set(same.flatMap((part) => part.starts))].sort((one, other) => one - other);
    return { interval: first.interval, mode: first.mode, starts };
  });
}

function isAllowed({ interval, starts }: DayPart): boolean {
  const isLength = Number.isInteger(interval) && interval >= slotLengths.from && interval <= slotLengths.to;
  return isLength && starts.every((start) => Number.isInteger(start) && isInPracticeHours(start, interval));
}

type HeldStart = Awaited<ReturnType<typeof listOccupiedStarts>>[number];

/**
 * Adds retained starts to the part of their length and mode, where they remain slots, unless the day offers
 * something else at that time; else to the row of their length, for their appointment only.
 */
function placeRetainedStarts(
  retained: readonly HeldStart[],
  parts: readonly DayPart[],
  offered: (day: string) => readonly { from: number; to: number }[],
) {
  const placed = retained.map(({ day, start, length, mode }) => {
    const part = parts.find(
      (each) => each.interval === length && (each.mode === 'Any' || each.mode === mode),
    );
    const isOffered = part && !overlapsAny({ from: start, to: start + length }, offered(day));
    const interval = Math.min(slotLengths.to, Math.max(slotLengths.from, length));
    return isOffered
      ? { day, interval, mode: part.mode, starts: [start], retained: [] }
      : { day, interval, mode: 'Any' as const, starts: [], retained: [start] };
  });
  return [...Map.groupBy(placed, (row) => `${row.day} ${row.interval} ${row.mode}`).values()].map((rows) => {
    const [{ day, interval, mode }] = rows as [(typeof placed)[number]];
    return {
      day,
      interval,
      mode,
      starts: rows.flatMap((row) => row.starts),
      retained: rows.flatMap((row) => row.retained),
    };
  });
}
