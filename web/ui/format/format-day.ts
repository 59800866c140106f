import { addDays } from '#domain/platform/calendar-days.ts';
import { toLanguageTag } from '#domain/platform/language-tags.ts';
import { m } from '#messages/messages.js';
import { getLocale } from '#messages/runtime.js';

type DayPart = Pick<Intl.DateTimeFormatOptions, 'weekday' | 'month' | 'year'>;

/** A page formats hundreds of days, and creating a formatter takes longer than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

// A calendar day has no zone, so it is formatted in UTC. The parts are joined here, because server and
// browser differ in the commas between them.
export function formatDayPart(day: string, options: DayPart): string {
  // The Indian locale of English writes "Sept".
  const tag = getLocale() === 'en' ? 'en-US' : toLanguageTag(getLocale());
  const key = `${tag} ${options.weekday} ${options.month} ${options.year}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
    formatters.set(key, formatter);
  }
  return formatter.format(new Date(`${day}T00:00:00Z`));
}

/** "26". */
export const dayOfMonth = (day: string) => String(Number(day.slice(8)));

/** "Thu 26 Nov". */
function formatShortDay(day: string): string {
  return `${formatDayPart(day, { weekday: 'short' })} ${dayOfMonth(day)} ${formatDayPart(day, { month: 'short' })}`;
}

/** The weekday of an ISO number, Monday is 1. */
export function weekdayName(day: number, length: 'short' | 'long'): string {
  // 1 January 2024 was a Monday.
  return formatDayPart(`2024-01-0${day}`, { weekday: length });
}

/** "Thursday 26 November 2026": for headings and screen readers. */
export function formatLongDay(day: string): string {
  const month = formatDayPart(day, { month: 'long' });
  return `${formatDayPart(day, { weekday: 'long' })} ${dayOfMonth(day)} ${month} ${day.slice(0, 4)}`;
}

/** "Today", "Tomorrow", or "Thu 26 Nov". `today` is the clinic's, from the server. */
export function formatDay(day: string, today: string): string {
  if (day === today) return m.common_today();
  if (today !== '' && day === addDays(today, 1)) return m.common_tomorrow();
  return formatShortDay(day);
}

/** "23–29 Nov 2026", "30 Nov – 6 Dec 2026". */
export function formatDayRange(from: string, to: string): string {
  const part = (day: string, withYear: boolean) =>
    `${dayOfMonth(day)} ${formatDayPart(day, { month: 'short' })}${withYear ? ` ${day.slice(0, 4)}` : ''}`;
  if (from === to) return part(to, true);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${dayOfMonth(from)}–${part(to, true)}`;
  return `${part(from, from.slice(0, 4) !== to.slice(0, 4))} – ${part(to, true)}`;
}

/** "26/11/2026", for tables. */
export function formatNumericDay(day: string): string {
  return day.split('-').reverse().join('/');
}

/** "July 01, 2025", for reports; in Indian languages the day comes first. */
export function formatReportDay(day: string): string {
  const month = formatDayPart(day, { month: 'long' });
  const [year, dayOf] = [day.slice(0, 4), day.slice(8)];
  return getLocale() === 'en' ? `${month} ${dayOf}, ${year}` : `${dayOf} ${month} ${year}`;
}
