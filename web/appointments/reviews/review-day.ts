import { dayOfMonth, dayPart } from '#web/ui/day-words.ts';

/** "26 Nov 2026" of a review's day (YYYY-MM-DD or an instant). */
export function reviewDay(date: string): string {
  const day = date.slice(0, 10);
  return `${dayOfMonth(day)} ${dayPart(day, { month: 'short' })} ${day.slice(0, 4)}`;
}
