import type { AvailableDay } from '#contract/scheduling/availability.ts';
import { toIsoWeekday } from '#domain/scheduling/weekly-days.ts';
import { m } from '#messages/messages.js';
import { formatClockTime } from '#web/ui/format/format-clock-time.ts';
import { weekdayName } from '#web/ui/format/format-day.ts';

/** Defaults for a profile without hours. */
const defaultHours = { from: '09:00 AM', to: '04:00 PM' } as const;

/** "09:00 to 16:00"; the default where a profile gives none. */
export function formatWorkingHours(from: string | null | undefined, to: string | null | undefined): string {
  return m.doctors_timings_range({
    from: formatClockTime(from, defaultHours.from),
    to: formatClockTime(to, defaultHours.to),
  });
}

/** Weekdays as ranges: "MON-FRI", "MON, WED-SAT"; the default if there are none. */
export function formatWorkingDays(days: readonly number[]): string {
  if (days.length === 0) return m.doctors_days();
  const runs: [first: number, last: number][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && run[1] === day - 1) run[1] = day;
    else runs.push([day, day]);
  }
  const name = (day: number) => weekdayName(day, 'short').toUpperCase();
  return runs
    .map(([first, last]) => {
      if (first === last) return name(first);
      return `${name(first)}${last - first === 1 ? ', ' : '-'}${name(last)}`;
    })
    .join(', ');
}

/** ISO weekdays with published slots; those of the profile as long as nothing is published. */
export function listPublishedWeekdays(
  days: readonly Pick<AvailableDay, 'date' | 'free' | 'booked'>[],
  stated: readonly number[],
): number[] {
  const published = days.filter(({ free, booked }) => free.length + booked.length > 0);
  const weekdays = published.length > 0 ? published.map(({ date }) => toIsoWeekday(date)) : stated;
  return [...new Set(weekdays)].sort((one, other) => one - other);
}
