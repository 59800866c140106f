import { dayAt, defaultTimeZone } from '#domain/calendar-days.ts';

/** The clinic's time zone, as the server wrote it into the page (docs/product.md#days-and-times). */
export function clinicTimeZone(): string {
  return document.documentElement.dataset.timeZone ?? defaultTimeZone;
}

/** The clinic's calendar day now, wherever the reader sits. */
export function clinicToday(): string {
  return dayAt(Date.now(), clinicTimeZone());
}
