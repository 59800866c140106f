import { addDays, toCalendarDay, toInstant, toMinutesOfDay } from '#domain/platform/calendar-days.ts';

/** Minutes before the start at which patients are reminded, where the hospital says nothing else (N-03). */
export const defaultReminderMinutes: readonly number[] = [24 * 60, 2 * 60];

/**
 * From nine in the evening to eight in the morning nobody is disturbed. What would be due then, or in the half
 * hour before, is sent at half past eight: so earlier visits are never reminded of after later ones.
 */
const lastReminderTime = 20 * 60 + 30;
const quietFrom = 21 * 60;
const quietUntil = 8 * 60;

const minute = 60_000;

/** Whether it is between nine in the evening and eight in the morning. */
export function isQuietHour(now: number, timeZone: string): boolean {
  const time = toMinutesOfDay(now, timeZone);
  return time >= quietFrom || time < quietUntil;
}

/** When the reminder of a visit is sent, `minutesBefore` its start; at 20:30 if that is in the quiet hours. */
export function toReminderTime(startsAt: number, minutesBefore: number, timeZone: string): number {
  const due = startsAt - minutesBefore * minute;
  const time = toMinutesOfDay(due, timeZone);
  const day = toCalendarDay(due, timeZone);
  if (time >= lastReminderTime) return toInstant(day, lastReminderTime, timeZone);
  return time < quietUntil ? toInstant(addDays(day, -1), lastReminderTime, timeZone) : due;
}

/**
 * The visits whose reminder is due at `now`: all that start before this instant, whose `reminderAt` has come.
 * Later starts are never reminded of earlier, so one instant says it all.
 */
export function findReminderCutoff(now: number, minutesBefore: number, timeZone: string): number {
  const time = toMinutesOfDay(now, timeZone);
  const day = toCalendarDay(now, timeZone);
  const ahead = minutesBefore * minute;
  // After half past eight in the evening, all whose hour would come before eight in the morning.
  if (time >= lastReminderTime) return toInstant(addDays(day, 1), quietUntil, timeZone) + ahead;
  if (time < quietUntil) return toInstant(day, quietUntil, timeZone) + ahead;
  return now + ahead + 1;
}

/**
 * Of which minutes before a visit a hospital may choose to remind its patients (M-11), at most four: a week, two days, a
 * day; four hours, two, one.
 */
export const hospitalReminderOptions = [10_080, 2_880, 1_440, 240, 120, 60] as const;
