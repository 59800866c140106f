import type { z } from 'zod';
import type {
  AvailableDay,
  copySlotsEndpoint,
  FreeSlot,
  publishedSlotsEndpoint,
} from '#contract/scheduling/availability.ts';
import { idOf, readableId } from '#domain/platform/readable-ids.ts';
import { bookedStarts, intervalOf, startsOf } from '#domain/scheduling/availability.ts';
import { labelOf } from '#domain/scheduling/slot-grid.ts';
import type { PartRow, PartWithHeldTimes } from './availability-queries.ts';
import type { FoundDay } from './find-free-slots.ts';
import { daysOf, heldTimes, isPlain } from './practice-day.ts';

/** Starts in minutes from midnight as `HH:MM`, by day. */
export function slotsByDay(days: Iterable<readonly [string, readonly number[]]>): Record<string, string[]> {
  return Object.fromEntries([...days].map(([day, starts]) => [day, starts.map(labelOf)]));
}

/** A doctor's published slots, booked ones included, and the length of the slots of each day. */
export function publishedSlots(rows: readonly PartRow[]): z.input<typeof publishedSlotsEndpoint.answer> {
  const days = daysOf(rows);
  const inParts = days.filter((one) => !isPlain(one.rows));
  return {
    availableSlots: slotsByDay(days.map(({ day }) => [day.date, startsOf(day)])),
    intervals: Object.fromEntries(days.map(({ day }) => [day.date, intervalOf(day)])),
    ...(inParts.length > 0 && {
      parts: Object.fromEntries(
        inParts.map(({ day: { date, parts } }) => [
          date,
          parts.map(({ practiceId, interval, mode, starts, kept }) => ({
            practiceId: readableId('practice', practiceId),
            interval,
            mode,
            slots: starts.map(labelOf),
            kept: kept.map(labelOf),
          })),
        ]),
      ),
    }),
  };
}

/** The taken slots of a day, of which these are all parts. */
export function bookedSlots(rows: readonly PartWithHeldTimes[]): string[] {
  return daysOf(rows).flatMap(({ day }) => bookedStarts(day, heldTimes(rows)).map(labelOf));
}

/** The times of a day that appointments hold, in order. */
export function heldStretches(rows: readonly PartWithHeldTimes[]): { from: string; to: string }[] {
  return heldTimes(rows)
    .toSorted((one, other) => one.from - other.from)
    .map(({ from, to }) => ({ from: labelOf(from), to: labelOf(to) }));
}

/** The free and taken slots of a day. */
export function availableDay({ date, interval, free, booked, parts, plain }: FoundDay): AvailableDay {
  if (plain) return { date, interval, free, booked };
  const ofPractices = parts.map((part) => ({ ...part, practiceId: readableId('practice', part.practiceId) }));
  return { date, interval, free, booked, parts: ofPractices };
}

/** The next free slot of each doctor, by the id as it was asked; null without one. */
export function nextFreeByAskedId(
  asked: readonly string[],
  next: ReadonlyMap<number, FreeSlot>,
): Record<string, FreeSlot | null> {
  return Object.fromEntries(asked.map((text) => [text, next.get(idOf('doctor', text) ?? 0) ?? null]));
}

/** A day's new list: its slots, and those that were not sent but stay because they are booked. */
export function publishedDay(date: string, starts: readonly number[], sent: readonly string[]) {
  const slots = starts.map(labelOf);
  return { date, slots, kept: slots.filter((slot) => !sent.includes(slot)) };
}

/** The days that got a copy, and the booked slots that stay in addition, by day. */
export function copiedDays(
  copied: readonly number[],
  days: ReadonlyMap<string, readonly number[]>,
): Omit<z.input<typeof copySlotsEndpoint.answer>, 'message'> {
  const kept = [...days].map(
    ([day, starts]) => [day, starts.filter((start) => !copied.includes(start))] as const,
  );
  return {
    dates: [...days.keys()].sort(),
    kept: slotsByDay(kept.filter(([, starts]) => starts.length > 0)),
  };
}
