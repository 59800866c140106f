/** In minutes from midnight; the end of the day is 24:00. */
export interface OpeningHours {
  /** ISO, Monday is 1. */
  readonly weekday: number;
  readonly opens: number;
  readonly closes: number;
}

/** Allows for one break in the day. */
const maxOpeningsPerDay = 2;

/** False if a day has too many openings, or two that touch or overlap. */
export function areSeparateOpenings(hours: readonly OpeningHours[]): boolean {
  const isApart = (one: OpeningHours, other: OpeningHours) =>
    one.weekday !== other.weekday || one.closes < other.opens || other.closes < one.opens;
  return hours.every((one, index) => {
    const others = hours.slice(index + 1);
    const sameDay = hours.filter(({ weekday }) => weekday === one.weekday);
    return sameDay.length <= maxOpeningsPerDay && others.every((other) => isApart(one, other));
  });
}
