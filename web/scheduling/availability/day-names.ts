import { formatDayPart } from '#web/ui/day-words.ts';

/** "Thu". */
export const shortWeekday = (day: string) => formatDayPart(day, { weekday: 'short' });
/** "Nov". */
export const shortMonth = (day: string) => formatDayPart(day, { month: 'short' });
