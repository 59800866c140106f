import { getLocale } from '#messages/runtime.js';

// A calendar day has no zone: it is written and read as UTC, so that no reader's clock can move it.
function format(day: string, options: Intl.DateTimeFormatOptions): string {
  const locale = getLocale() === 'hi' ? 'hi-IN' : 'en-GB';
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** "Thu". */
export const weekdayOf = (day: string) => format(day, { weekday: 'short' });
/** "26". */
export const dayOfMonth = (day: string) => String(Number(day.slice(8)));
/** "Nov". */
export const monthOf = (day: string) => format(day, { month: 'short' });
/**
 * "Thursday 26 November 2026", for headings and for ears. Put together from its parts, because the commas between
 * them differ between the server's and the browser's versions of one locale.
 */
export function fullDay(day: string): string {
  const month = format(day, { month: 'long' });
  return `${format(day, { weekday: 'long' })} ${dayOfMonth(day)} ${month} ${day.slice(0, 4)}`;
}
