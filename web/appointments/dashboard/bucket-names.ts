import type { AppointmentsChart, ChartPeriod } from '#contract/appointments/own-profile.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import { m } from '#messages/messages.js';
import { dayOfMonth, formatDayPart, formatLongDay } from '#web/ui/format/format-day.ts';

/** Short for the axis, full for the table and screen readers. */
export interface BucketName {
  readonly short: string;
  readonly full: string;
}

function bucketName(period: ChartPeriod, at: string): BucketName {
  if (period === 'day') {
    const to = formatSlotTime((Number(at.slice(0, 2)) + 1) * 60);
    return { short: at, full: m.practice_hour({ from: at, to }) };
  }
  if (period === 'year') {
    const month = `${at}-01`;
    return {
      short: formatDayPart(month, { month: 'short' }),
      full: `${formatDayPart(month, { month: 'long' })} ${at.slice(0, 4)}`,
    };
  }
  return {
    short: period === 'month' ? dayOfMonth(at) : formatDayPart(at, { weekday: 'short' }),
    full: formatLongDay(at),
  };
}

export function bucketNames({ period, buckets }: AppointmentsChart): BucketName[] {
  return buckets.map(({ at }) => bucketName(period, at));
}
