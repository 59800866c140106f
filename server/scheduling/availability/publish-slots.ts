import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import type { DayPart, PartMode } from '#domain/scheduling/day-parts.ts';
import { isOnGrid, publishingHorizonDays, toMinutes } from '#domain/scheduling/slot-grid.ts';
import { type Clock, today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { lockParts, lockPublishing } from './practice-day-queries.ts';
import { replacePracticeDay } from './replace-practice-day.ts';
import { resolvePracticeId } from './resolve-practice.ts';

/** Refuses with `day_past` or `day_too_far`. */
export function requirePublishable(clock: Clock, date: string): void {
  const firstDay = today(clock);
  if (date < firstDay) throw new Refusal('day_past');
  if (date > addDays(firstDay, publishingHorizonDays)) throw new Refusal('day_too_far');
}

interface DayToPublish {
  /** YYYY-MM-DD */
  readonly date: string;
  /** HH:MM */
  readonly slots: readonly string[];
  readonly interval: number;
  /** Defaults to the doctor's main practice, whose slots are on the day's grid. */
  readonly practiceId?: number | undefined;
  /** Unchanged if omitted. */
  readonly mode?: PartMode | undefined;
}

/**
 * Replaces one day's slots at one practice inside the caller's transaction, so that several days can be
 * published together. Duplicates are dropped; slots with an active appointment stay. Returns the day's
 * starts. Refuses with `day_past`, `day_too_far`, `slot_off_grid`, or as `replacePracticeDay` does.
 */
export async function publishDay(
  db: Queryable,
  clock: Clock,
  doctorId: number,
  { date, slots, interval, practiceId: named, mode }: DayToPublish,
): Promise<number[]> {
  requirePublishable(clock, date);
  const starts = [...new Set(slots.map((label) => toMinutes(label) ?? -1))];
  const practiceId = await resolvePracticeId(db, doctorId, named);
  await lockPublishing(db, { doctorId });
  const stored = (await lockParts(db, { practiceId, day: date })).filter((part) => part.starts.length > 0);
  const parts = toParts(starts, interval, stored, mode);
  const fits = (part: DayPart) =>
    part.starts.every((start) => isOnGrid(start, part.interval) || isStored(stored, part.interval, start));
  if (named === undefined && !parts.every(fits)) throw new Refusal('slot_off_grid');
  const { retained } = await replacePracticeDay(db, clock, {
    doctorId,
    practiceId,
    day: date,
    parts,
    source: 'hand',
  });
  return [...starts, ...retained].sort((one, other) => one - other);
}

const isStored = (stored: readonly DayPart[], interval: number, start: number) =>
  stored.some((part) => part.interval === interval && part.starts.includes(start));

/** On a day of several parts, existing starts retain their length and mode. */
function toParts(
  starts: readonly number[],
  interval: number,
  stored: readonly DayPart[],
  mode: PartMode | undefined,
): DayPart[] {
  const same = stored.filter((part) => part.interval === interval);
  const own = mode ?? (same.some((part) => part.mode === 'Any') ? 'Any' : (same[0]?.mode ?? 'Any'));
  const others =
    stored.length > 1 ? stored.filter((part) => part.interval !== interval || part.mode !== own) : [];
  const left = (part: DayPart) => ({
    ...part,
    starts: part.starts.filter((start) => starts.includes(start)),
  });
  const elsewhere = new Set(others.flatMap((part) => part.starts));
  return [
    { interval, mode: own, starts: starts.filter((start) => !elsewhere.has(start)) },
    ...others.map(left).filter((part) => part.starts.length > 0),
  ];
}

export async function publishSlots(
  { id: doctorId }: Pick<Actor, 'id'>,
  { database, clock }: Deps,
  day: DayToPublish,
): Promise<number[]> {
  return database.transaction((db) => publishDay(db, clock, doctorId, day));
}
