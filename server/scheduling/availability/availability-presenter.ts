import type { z } from 'zod';
import type {
  AvailableDay,
  copySlotsEndpoint,
  publishedSlotsEndpoint,
} from '#contract/scheduling/availability.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { findMainInterval, listBookedStarts, listStarts } from '#domain/scheduling/availability.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import type { PartRow, PartWithHeldTimes } from './availability-queries.ts';
import type { FoundDay } from './find-free-slots.ts';
import { groupByDay, isSinglePart, toHeldTimes } from './practice-day.ts';

export function slotsByDay(days: Iterable<readonly [string, readonly number[]]>): Record<string, string[]> {
  return Object.fromEntries([...days].map(([day, starts]) => [day, starts.map(formatSlotTime)]));
}

export function publishedSlots(rows: readonly PartRow[]): z.input<typeof publishedSlotsEndpoint.answer> {
  const days = groupByDay(rows);
  const inParts = days.filter((one) => !isSinglePart(one.rows));
  return {
    availableSlots: slotsByDay(days.map(({ day }) => [day.date, listStarts(day)])),
    intervals: Object.fromEntries(days.map(({ day }) => [day.date, findMainInterval(day)])),
    ...(inParts.length > 0 && {
      parts: Object.fromEntries(
        inParts.map(({ day: { date, parts } }) => [
          date,
          parts.map(({ practiceId, interval, mode, starts, retained }) => ({
            practiceId: formatId('practice', practiceId),
            interval,
            mode,
            slots: starts.map(formatSlotTime),
            retained: retained.map(formatSlotTime),
          })),
        ]),
      ),
    }),
  };
}

/** Expects all parts of one day. */
export function bookedSlots(rows: readonly PartWithHeldTimes[]): string[] {
  return groupByDay(rows).flatMap(({ day }) => listBookedStarts(day, toHeldTimes(rows)).map(formatSlotTime));
}

export function occupiedIntervals(rows: readonly PartWithHeldTimes[]): { from: string; to: string }[] {
  return toHeldTimes(rows)
    .toSorted((one, other) => one.from - other.from)
    .map(({ from, to }) => ({ from: formatSlotTime(from), to: formatSlotTime(to) }));
}

export function availableDay({ date, interval, free, booked, parts, plain }: FoundDay): AvailableDay {
  if (plain) return { date, interval, free, booked };
  const ofPractices = parts.map((part) => ({ ...part, practiceId: formatId('practice', part.practiceId) }));
  return { date, interval, free, booked, parts: ofPractices };
}

export function publishedDay(date: string, starts: readonly number[], sent: readonly string[]) {
  const slots = starts.map(formatSlotTime);
  return { date, slots, retained: slots.filter((slot) => !sent.includes(slot)) };
}

export function copiedDays(
  copied: readonly number[],
  days: ReadonlyMap<string, readonly number[]>,
): Omit<z.input<typeof copySlotsEndpoint.answer>, 'message'> {
  const retained = [...days].map(
    ([day, starts]) => [day, starts.filter((start) => !copied.includes(start))] as const,
  );
  return {
    dates: [...days.keys()].sort(),
    retained: slotsByDay(retained.filter(([, starts]) => starts.length > 0)),
  };
}
