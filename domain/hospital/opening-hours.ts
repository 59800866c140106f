/** When a hospital is open on a weekday, in minutes from midnight; the end of the day is 24:00. */
export interface OpeningHours {
  /** ISO, Monday is 1. */
  readonly weekday: number;
  readonly opens: number;
  readonly closes: number;
}

/** A day may have a pause, and no more. */
const maxOpeningsPerDay = 2;

/** Whether no day has more openings than it may, or two that touch each other. */
export function areSeparateOpenings(hours: readonly OpeningHours[]): boolean {
  const isApart = (one: OpeningHours, other: OpeningHours) =>
    one.weekday !== other.weekday || one.closes < other.opens || other.closes < one.opens;
  return hours.every((one, index) => {
    const others = hours.slice(index + 1);
    const sameDay = hours.filter(({ weekday }) => weekday === one.weekday);
    return sameDay.length <= maxOpeningsPerDay && others.every((other) => isApart(one, other));
  });
}
