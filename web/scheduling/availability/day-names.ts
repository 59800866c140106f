import { dayPart } from '#web/ui/day-words.ts';

/** "Thu". */
export const shortWeekday = (day: string) => dayPart(day, { weekday: 'short' });
/** "Nov". */
export const shortMonth = (day: string) => dayPart(day, { month: 'short' });
