import { dayAt, minutesAt } from '#domain/platform/calendar-days.ts';
import { labelOf } from '#domain/scheduling/slot-grid.ts';
import { clinicTimeZone, clinicToday } from './clinic-time.ts';
import { dayWords } from './day-words.ts';

/** "16:30": an instant (ISO 8601) by the clinic's clock (docs/product.md#days-and-times). */
export function clinicClock(instant: string): string {
  return labelOf(minutesAt(Date.parse(instant), clinicTimeZone()));
}

/** "16:30" today, "Tomorrow, 16:30", "Thu 26 Nov, 16:30". An instant in milliseconds. */
export function clinicMoment(instant: number): string {
  const [day, today] = [dayAt(instant, clinicTimeZone()), clinicToday()];
  const clock = labelOf(minutesAt(instant, clinicTimeZone()));
  return day === today ? clock : `${dayWords(day, today)}, ${clock}`;
}
