import { defaultReminderMinutes, findReminderCutoff, isQuietHour } from '#domain/appointments/reminders.ts';
import type { Deps } from '#server/platform/deps.ts';
import { insertReminders, listReminderMinutes } from './reminder-queries.ts';

/** Whoever was told of the visit within this time needs no reminder. */
const recentMilliseconds = 2 * 60 * 60_000;

/**
 * Announces the reminders that are due (N-03). They are found among the visits as they are now, so a visit
 * that was moved or cancelled is not there to be found, and nothing is lost while no process runs. Any number
 * of processes may do it. What was missed in the evening waits for the morning.
 */
export async function announceReminders({
  config,
  database: { pool },
  clock,
}: Pick<Deps, 'config' | 'database' | 'clock'>): Promise<void> {
  if (!config.messages.on) return;
  const now = clock.now();
  if (isQuietHour(now, clock.timeZone)) return;
  const defaults = defaultReminderMinutes;
  for (const { minutes } of await listReminderMinutes(pool, { defaults })) {
    await insertReminders(pool, {
      minutes,
      defaults,
      before: new Date(findReminderCutoff(now, minutes, clock.timeZone)),
      toldSince: new Date(now - recentMilliseconds),
      now: new Date(now),
    });
  }
}
