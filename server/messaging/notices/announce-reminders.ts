import { defaultReminderMinutes, findReminderCutoff, isQuietHour } from '#domain/appointments/reminders.ts';
import type { Deps } from '#server/platform/deps.ts';
import { insertReminders, listReminderMinutes } from './reminder-queries.ts';

/** A notification about the visit within this time makes a reminder unnecessary. */
const recentMilliseconds = 2 * 60 * 60_000;

/**
 * Announces due reminders. They derive from the current visits, so moved or cancelled visits get none, and
 * downtime loses none. Any number of processes may run it. Reminders missed in the evening wait for the
 * morning.
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
      notifiedSince: new Date(now - recentMilliseconds),
      now: new Date(now),
    });
  }
}
