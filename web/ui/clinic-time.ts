import { defaultTimeZone, toCalendarDay } from '#domain/platform/calendar-days.ts';
import { currentTime } from './clock.ts';

/** On the server there is no page to read it from: the zone of the page that is being rendered. */
let rendering: string | null = null;

/** Called by the server right before it renders. */
export function renderInZone(timeZone: string): void {
  rendering = timeZone;
}

/** The clinic's time zone, which the server writes into the page (docs/product.md#days-and-times). */
export function clinicTimeZone(): string {
  return rendering ?? document.documentElement.dataset.timeZone ?? defaultTimeZone;
}

/** The clinic's calendar day now. */
export function clinicToday(): string {
  return toCalendarDay(currentTime(), clinicTimeZone());
}
