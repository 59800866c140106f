import { getLocale } from '#messages/runtime.js';

// A calendar day has no zone: it is read as UTC, so that no reader's clock can move it.
function part(day: string, options: Intl.DateTimeFormatOptions): string {
  const locale = getLocale() === 'hi' ? 'hi-IN' : 'en-US';
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** "Thu". */
export const weekdayOf = (day: string) => part(day, { weekday: 'short' });
/** "26". */
export const dayOfMonth = (day: string) => String(Number(day.slice(8)));
/** "Nov". */
export const monthOf = (day: string) => part(day, { month: 'short' });
