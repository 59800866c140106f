import type { ChartPeriod } from '#contract/appointments/own-profile.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import { dayEnd, dayStart } from '#domain/scheduling/slot-grid.ts';

export interface ChartCalendar {
  /** First day, and the day after the last. */
  readonly from: string;
  readonly before: string;
  /** Buckets are named HH:00, YYYY-MM-DD or YYYY-MM. */
  readonly unit: 'hour' | 'day' | 'month';
  /** In time order; a day's hours may be extended by those with appointments. */
  readonly buckets: readonly string[];
}

const two = (number: number) => String(number).padStart(2, '0');

function daysFrom(from: string, before: string): string[] {
  const days: string[] = [];
  for (let day = from; day < before; day = addDays(day, 1)) days.push(day);
  return days;
}

function startOfWeek(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

export function hoursBetween(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => `${two(first + index)}:00`);
}

export function chartCalendar(period: ChartPeriod, today: string): ChartCalendar {
  if (period === 'day') {
    const buckets = hoursBetween(dayStart / 60, dayEnd / 60 - 1);
    return { from: today, before: addDays(today, 1), unit: 'hour', buckets };
  }
  if (period === 'week') {
    const from = startOfWeek(today);
    const before = addDays(from, 7);
    return { from, before, unit: 'day', buckets: daysFrom(from, before) };
  }
  const year = today.slice(0, 4);
  if (period === 'month') {
    const from = `${today.slice(0, 7)}-01`;
    const before = `${addDays(from, 31).slice(0, 7)}-01`;
    return { from, before, unit: 'day', buckets: daysFrom(from, before) };
  }
  const months = Array.from({ length: 12 }, (_, index) => `${year}-${two(index + 1)}`);
  return { from: `${year}-01-01`, before: `${Number(year) + 1}-01-01`, unit: 'month', buckets: months };
}
