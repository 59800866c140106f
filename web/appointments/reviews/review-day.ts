import { dayOfMonth, formatDayPart } from '#web/ui/format/format-day.ts';

/** "26 Nov 2026", from YYYY-MM-DD or an instant. */
export function formatReviewDay(date: string): string {
  const day = date.slice(0, 10);
  return `${dayOfMonth(day)} ${formatDayPart(day, { month: 'short' })} ${day.slice(0, 4)}`;
}
