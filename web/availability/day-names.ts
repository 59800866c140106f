import { dayPart } from '../ui/day-words.ts';

/** "Thu". */
export const weekdayOf = (day: string) => dayPart(day, { weekday: 'short' });
/** "Nov". */
export const monthOf = (day: string) => dayPart(day, { month: 'short' });
