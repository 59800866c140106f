import { dayAt, minutesAt } from '#domain/calendar-days.ts';
import { labelOf } from '#domain/slot-grid.ts';
import { clinicTimeZone, clinicToday } from '../../ui/clinic-time.ts';
import { dayWords } from '../../ui/day-words.ts';

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

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** "4:05", "1:04:05": a duration in milliseconds, at least zero. */
export function lengthWords(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = twoDigits(seconds % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`;
}
