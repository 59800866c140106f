import { toCalendarDay, toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import { clinicTimeZone } from '#web/ui/format/clinic-time.ts';
import { formatLongDay, formatNumericDay } from '#web/ui/format/format-day.ts';

interface Moment {
  readonly at: string;
  readonly date: string;
  readonly time: string;
}

/** Longer ago says nothing about the time between, so the line is broken there. */
export const maxGap = 60 * 86_400_000;

/** "9 AM", "2:30 PM". */
function formatHour(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${past} ${hours < 12 ? 'AM' : 'PM'}`;
}

/**
 * By the clock if all measurements are of one day, else by days; oldest first. Three labels fit on a phone.
 */
export function buildTimeAxis(moments: readonly [Moment, ...Moment[]]) {
  const instants = moments.map(({ at }) => Date.parse(at));
  const [first = 0, last = first] = [instants[0], instants.at(-1)];
  const sameDay = moments.every(({ date }) => date === moments[0].date);
  const zone = clinicTimeZone();
  const labelAt = (instant: number) =>
    sameDay
      ? formatHour(formatSlotTime(toMinutesOfDay(instant, zone)))
      : formatNumericDay(toCalendarDay(instant, zone));
  const ticks = [...new Set([first, (first + last) / 2, last])];
  return {
    sameDay,
    labels: moments.map(({ date, time }) => ({
      short: sameDay ? formatHour(time) : formatNumericDay(date),
      full: sameDay ? formatHour(time) : `${formatLongDay(date)}, ${formatHour(time)}`,
    })),
    time: { at: instants, ticks: ticks.map((at) => ({ at, label: labelAt(at) })) },
  };
}
