import { addDays, toCalendarDay, toInstant, toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import type { Deps } from '#server/platform/deps.ts';
import { insertDigests, insertHourlyRequests } from './digest-queries.ts';

/** Minutes from midnight: today's list is sent from seven until the end of the morning. */
const digestStart = 7 * 60;
const digestUntil = 11 * 60;
const hourlyStart = 8 * 60;
const hourlyUntil = 21 * 60 + 30;

/**
 * Announces today's list to doctors in the morning, and the requests of the last hour to those who want them
 * hourly. Safe to run in several processes and repeatedly: each is announced once.
 */
export async function announceDigests({
  config,
  database: { pool },
  clock,
}: Pick<Deps, 'config' | 'database' | 'clock'>): Promise<void> {
  if (!config.messages.on) return;
  const { timeZone } = clock;
  const instant = clock.now();
  const now = new Date(instant);
  const day = toCalendarDay(instant, timeZone);
  const time = toMinutesOfDay(instant, timeZone);
  if (time >= digestStart && time < digestUntil) {
    const dayBegins = new Date(toInstant(day, 0, timeZone));
    const dayEnds = new Date(toInstant(addDays(day, 1), 0, timeZone));
    await insertDigests(pool, { dayBegins, dayEnds, timeZone, now });
  }
  if (time >= hourlyStart && time < hourlyUntil) {
    const hourBegan = new Date(toInstant(day, time - (time % 60), timeZone));
    await insertHourlyRequests(pool, { hourBegan, now });
  }
}
