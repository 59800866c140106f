import { toInstant } from '#domain/platform/calendar-days.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { lapseAppointmentsBefore } from '../changes/status-queries.ts';

/**
 * End-of-day job: open appointments of past clinic days become Incomplete. It finds them in the table, so
 * downtime loses nothing and several processes may run it. Returns how many were closed.
 */
export async function lapseAppointments({ database, clock }: Deps): Promise<number> {
  const todayBegan = new Date(toInstant(today(clock), 0, clock.timeZone));
  let lapsed = 0;
  for (;;) {
    const closed = await lapseAppointmentsBefore(database.pool, { todayBegan, at: new Date(clock.now()) });
    if (closed.length === 0) return lapsed;
    lapsed += closed.length;
  }
}
