import { addDays } from '#domain/platform/calendar-days.ts';

/** Monday is 1, Sunday is 7. */
export function toIsoWeekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** The days after `day`, up to and including `until`, that fall on one of the ISO weekdays, in order. */
export function listDaysOnWeekdays(day: string, until: string, weekdays: readonly number[]): string[] {
  const days = [];
  for (let next = addDays(day, 1); next <= until; next = addDays(next, 1)) {
    if (weekdays.includes(toIsoWeekday(next))) days.push(next);
  }
  return days;
}
