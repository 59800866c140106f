/** A part of the day: how many bookings and reads arrive in each second of it. */
export interface DayPart {
  readonly seconds: number;
  readonly bookings: number;
  readonly reads: number;
}

/**
 * How busy the parts of a day are, as multiples of the mean over the whole day: quiet for long, ten times the mean when the
 * new week is published, and quiet again. Of these parts alone the mean is higher: the night is left out.
 */
const loadFactors = [1, 1, 2, 5, 10, 10, 5, 2, 1, 1];

const secondsOfDay = 24 * 3600;
/** Who books has looked around before, and most who look do not book. */
export const readsPerBooking = 100;

/** The parts of a day with so many bookings, squeezed into some seconds: as many in each second as on the real day. */
export function splitDay(bookingsOfDay: number, seconds: number): DayPart[] {
  const mean = bookingsOfDay / secondsOfDay;
  return loadFactors.map((times) => ({
    seconds: seconds / loadFactors.length,
    bookings: mean * times,
    reads: mean * times * readsPerBooking,
  }));
}
