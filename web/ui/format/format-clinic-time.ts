import { toCalendarDay, toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import { clinicTimeZone, clinicToday } from './clinic-time.ts';
import { formatDay } from './format-day.ts';

/** "16:30": an instant (ISO 8601) in the clinic's time zone. */
export function formatClinicTime(instant: string): string {
  return formatSlotTime(toMinutesOfDay(Date.parse(instant), clinicTimeZone()));
}

/** "16:30" today, "Tomorrow, 16:30", "Thu 26 Nov, 16:30". An instant in milliseconds. */
export function formatClinicMoment(instant: number): string {
  const [day, today] = [toCalendarDay(instant, clinicTimeZone()), clinicToday()];
  const clock = formatSlotTime(toMinutesOfDay(instant, clinicTimeZone()));
  return day === today ? clock : `${formatDay(day, today)}, ${clock}`;
}
