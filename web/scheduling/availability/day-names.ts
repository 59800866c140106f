import { formatDayPart } from '#web/ui/format/format-day.ts';

export const shortWeekday = (day: string) => formatDayPart(day, { weekday: 'short' });
export const shortMonth = (day: string) => formatDayPart(day, { month: 'short' });
