import { addDays, toCalendarDay, toInstant, toMinutesOfDay } from '#domain/platform/calendar-days.ts';

/** In minutes before the start, unless the hospital sets its own. */
export const defaultReminderMinutes: readonly number[] = [24 * 60, 2 * 60];

/**
 * Quiet hours are 21:00 to 08:00. Reminders due then, or in the half hour before, are sent at 20:30, so that
 * earlier visits are never reminded of after later ones.
 */
const lastReminderTime = 20 * 60 + 30;
const quietFrom = 21 * 60;
const quietUntil = 8 * 60;

const minute = 60_000;

/** From 21:00 to 08:00. */
export function isQuietHour(now: number, timeZone: string): boolean {
  const time = toMinutesOfDay(now, timeZone);
  return time >= quietFrom || time < quietUntil;
}

/** `minutesBefore` the start, or at 20:30 if that is in the quiet hours. */
export function toReminderTime(startsAt: number, minutesBefore: number, timeZone: string): number {
  const due = startsAt - minutesBefore * minute;
  const time = toMinutesOfDay(due, timeZone);
  const day = toCalendarDay(due, timeZone);
  if (time >= lastReminderTime) return toInstant(day, lastReminderTime, timeZone);
  return time < quietUntil ? toInstant(addDays(day, -1), lastReminderTime, timeZone) : due;
}

/**
 * Visits that start before this instant are due for a reminder. Reminder times never decrease with the start,
 * so one instant is enough.
 */
export function findReminderCutoff(now: number, minutesBefore: number, timeZone: string): number {
  const time = toMinutesOfDay(now, timeZone);
  const day = toCalendarDay(now, timeZone);
  const ahead = minutesBefore * minute;
  // After 20:30, all whose reminder would fall before 08:00.
  if (time >= lastReminderTime) return toInstant(addDays(day, 1), quietUntil, timeZone) + ahead;
  if (time < quietUntil) return toInstant(day, quietUntil, timeZone) + ahead;
  return now + ahead + 1;
}

/** The choices for a hospital, which may select up to four: a week, two days, a day; four hours, two, one. */
export const hospitalReminderOptions = [10_080, 2_880, 1_440, 240, 120, 60] as const;
