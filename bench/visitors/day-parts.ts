import type { Request } from '../load/load.ts';

export const readShares = { slots: 45, search: 25, profile: 12, page: 10, month: 8 } as const;
export type DayCallKind = keyof typeof readShares | 'booking';

/** Bookings and reads per second during one part of the day. */
export interface DayPart {
  readonly seconds: number;
  readonly bookings: number;
  readonly reads: number;
}

export interface DayPlan {
  readonly urls: readonly string[];
  readonly parts: readonly DayPart[];
  /** Each booking is used once; reads are picked at random. */
  readonly requests: Readonly<Record<DayCallKind, readonly Request[]>>;
}

/**
 * Load of the parts of a day as multiples of the daily mean: mostly quiet, with a peak of ten times the mean
 * when the new week is published. The mean of these parts is higher than 1 because the night is left out.
 */
const loadFactors = [1, 1, 2, 5, 10, 10, 5, 2, 1, 1];

const secondsOfDay = 24 * 3600;
/** People look around before they book, and most of them do not book. */
export const readsPerBooking = 100;

/** Compresses a day with this many bookings into a few seconds, at the real rate per second. */
export function splitDay(bookingsOfDay: number, seconds: number): DayPart[] {
  const mean = bookingsOfDay / secondsOfDay;
  return loadFactors.map((times) => ({
    seconds: seconds / loadFactors.length,
    bookings: mean * times,
    reads: mean * times * readsPerBooking,
  }));
}
