import type { z } from 'zod';
import type {
  AvailableDay,
  copySlotsEndpoint,
  FreeSlot,
  publishedSlotsEndpoint,
} from '#contract/availability.ts';
import { bookedStarts, type DayAvailability } from '#domain/availability.ts';
import { idOf } from '#domain/readable-ids.ts';
import { labelOf } from '#domain/slot-grid.ts';
import type { DoctorDayRow } from './availability-queries.ts';
import { heldTimes } from './find-free-slots.ts';

/** Starts in minutes from midnight as `HH:MM`, by day. */
export function slotsByDay(days: Iterable<readonly [string, readonly number[]]>): Record<string, string[]> {
  return Object.fromEntries([...days].map(([day, starts]) => [day, starts.map(labelOf)]));
}

interface PublishedDayRow {
  readonly day: string;
  readonly interval_minutes: number;
  readonly starts: readonly number[];
}

/** A doctor's published slots, booked ones included, and the length of the slots of each day. */
export function publishedSlots(
  rows: readonly PublishedDayRow[],
): z.input<typeof publishedSlotsEndpoint.answer> {
  return {
    availableSlots: slotsByDay(rows.map(({ day, starts }) => [day, starts])),
    intervals: Object.fromEntries(rows.map(({ day, interval_minutes }) => [day, interval_minutes])),
  };
}

/** The taken slots of a day. */
export function bookedSlots(row: DoctorDayRow): string[] {
  const day = { date: row.day, interval: row.interval_minutes, starts: row.starts };
  return bookedStarts(day, heldTimes(row)).map(labelOf);
}

/** The times of a day that appointments hold, in order. */
export function heldStretches(row: DoctorDayRow): { from: string; to: string }[] {
  return heldTimes(row)
    .toSorted((one, other) => one.from - other.from)
    .map(({ from, to }) => ({ from: labelOf(from), to: labelOf(to) }));
}

/** The free and taken slots of a day. */
export function availableDay({ date, interval, free, booked }: DayAvailability): AvailableDay {
  return { date, interval, free, booked };
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
