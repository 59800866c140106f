import { getLocale } from '#messages/runtime.js';

/** "26 Nov 2026" of a review's day (YYYY-MM-DD, or an instant, of which the day counts). */
export function reviewDay(date: string): string {
  const locale = getLocale() === 'hi' ? 'hi-IN' : 'en-US';
  const [year, , day] = date.slice(0, 10).split('-');
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  return `${Number(day)} ${month.format(new Date(`${date.slice(0, 10)}T00:00:00Z`))} ${year}`;
}
