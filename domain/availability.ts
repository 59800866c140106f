import { isOnGrid, labelOf } from './slot-grid.ts';

/** What a doctor offers on one day; starts are minutes from midnight. */
export interface PublishedDay {
  readonly date: string;
  readonly interval: number;
  readonly starts: readonly number[];
}

/** A time of a day that an appointment holds, in minutes from midnight; `to` is excluded. */
export interface HeldTime {
  readonly from: number;
  readonly to: number;
}

export interface DayAvailability {
  readonly date: string;
  readonly interval: number;
  /** `HH:MM` of slots that can be booked now. */
  readonly free: string[];
  /** `HH:MM` of slots that an appointment holds. */
  readonly booked: string[];
}

const overlaps = (start: number, end: number, held: HeldTime) => start < held.to && held.from < end;

/**
 * The published starts that are taken, whatever the interval of the appointment, and the starts of
 * appointments that are no longer published (docs/product.md#slots).
 */
export function bookedStarts(day: PublishedDay, held: readonly HeldTime[]): number[] {
  const taken = day.starts.filter((start) =>
    held.some((time) => overlaps(start, start + day.interval, time)),
  );
  return [...new Set([...taken, ...held.map((time) => time.from)])].sort((a, b) => a - b);
}

/**
 * One day as a visitor sees it. `nowMinutes` is the clinic's time if the day is today, else null: a slot that
 * has begun cannot be booked (E-02).
 */
export function availabilityOf(
  day: PublishedDay,
  held: readonly HeldTime[],
  nowMinutes: number | null,
): DayAvailability {
  const booked = new Set(bookedStarts(day, held));
  // A start kept for an appointment of another length is not offered again when that is cancelled.
  const fits = (start: number) => isOnGrid(start, day.interval);
  const ahead = (start: number) => nowMinutes === null || start > nowMinutes;
  return {
    date: day.date,
    interval: day.interval,
    free: day.starts.filter((start) => !booked.has(start) && ahead(start) && fits(start)).map(labelOf),
    booked: [...booked].map(labelOf),
  };
}
