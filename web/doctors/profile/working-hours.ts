import { minutesOf } from '#domain/slot-grid.ts';
import { m } from '#messages/messages.js';
import { dayPart } from '../../ui/day-words.ts';

/** The hours of a profile without any (docs/product.md#screens). */
export const defaultHours = { from: '09:00', to: '16:00' } as const;

/** "04:00 PM" for "16:00", as India writes it; the fallback if it is no time. */
export function clockTime(label: string | null | undefined, fallback: string): string {
  const minutes = minutesOf(label ?? '') ?? minutesOf(fallback) ?? 0;
  const hour = Math.floor(minutes / 60);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(hour % 12 || 12)}:${two(minutes % 60)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The weekday of an ISO number, Monday is 1: "Mon", or in full. */
export function weekdayName(day: number, length: 'short' | 'long'): string {
  // 1 January 2024 was a Monday.
  return dayPart(`2024-01-0${day}`, { weekday: length });
}

/** Weekdays as ranges: "MON-FRI", "MON, WED-SAT"; the default if there are none (D-04). */
export function daysOnTheDoor(days: readonly number[]): string {
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
