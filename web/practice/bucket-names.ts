import type { AppointmentsChart, ChartPeriod } from '#contract/practice.ts';
import { labelOf } from '#domain/slot-grid.ts';
import { m } from '#messages/messages.js';
import { getLocale } from '#messages/runtime.js';
import { longDay } from '../ui/day-words.ts';

/** A day has no zone: read as UTC, no reader's clock can move it. */
function part(day: string, options: Intl.DateTimeFormatOptions): string {
  const locale = getLocale() === 'hi' ? 'hi-IN' : 'en-US';
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** What the axis has room for, and the whole name for the table and for ears. */
export interface BucketName {
  readonly short: string;
  readonly full: string;
}

function nameOf(period: ChartPeriod, at: string): BucketName {
  if (period === 'day') {
    const to = labelOf((Number(at.slice(0, 2)) + 1) * 60);
    return { short: at, full: m.practice_hour({ from: at, to }) };
  }
  if (period === 'year') {
    const month = `${at}-01`;
    return {
      short: part(month, { month: 'short' }),
      full: `${part(month, { month: 'long' })} ${at.slice(0, 4)}`,
    };
  }
  const dayOfMonth = String(Number(at.slice(8)));
  return {
    short: period === 'month' ? dayOfMonth : part(at, { weekday: 'short' }),
    full: longDay(at),
  };
}

/** The names of a chart's buckets, in their order. */
export function bucketNames({ period, buckets }: AppointmentsChart): BucketName[] {
  return buckets.map(({ at }) => nameOf(period, at));
}
