import { formatDayPart } from '#web/ui/day-words.ts';

export const shortWeekday = (day: string) => formatDayPart(day, { weekday: 'short' });
export const shortMonth = (day: string) => formatDayPart(day, { month: 'short' });
