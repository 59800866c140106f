import { toCalendarDay } from '#domain/platform/calendar-days.ts';

/** The time and the clinic's time zone, injected so that tests can set it. */
export interface Clock {
  now(): number;
  readonly timeZone: string;
}

export function createSystemClock(timeZone: string): Clock {
  return { now: () => Date.now(), timeZone };
}

/** The clinic's calendar day, YYYY-MM-DD. */
export function today(clock: Clock): string {
  return toCalendarDay(clock.now(), clock.timeZone);
}
