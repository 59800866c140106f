import { defaultTimeZone, toCalendarDay } from '#domain/platform/calendar-days.ts';
import { currentTime } from '../browser/clock.ts';

/** The time zone of the page being rendered on the server, where there is no document to read it from. */
let rendering: string | null = null;

export function renderInZone(timeZone: string): void {
  rendering = timeZone;
}

/** The server writes the clinic's time zone into the page. */
export function clinicTimeZone(): string {
  return rendering ?? document.documentElement.dataset.timeZone ?? defaultTimeZone;
}

export function clinicToday(): string {
  return toCalendarDay(currentTime(), clinicTimeZone());
}
