import { dayAt, defaultTimeZone } from '#domain/calendar-days.ts';

/** The clinic's time zone, which the server writes into the page (docs/product.md#days-and-times). */
export function clinicTimeZone(): string {
  return document.documentElement.dataset.timeZone ?? defaultTimeZone;
}

/** The clinic's calendar day now. */
export function clinicToday(): string {
  return dayAt(Date.now(), clinicTimeZone());
}
