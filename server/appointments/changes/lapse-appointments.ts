import { toInstant } from '#domain/platform/calendar-days.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { lapseAppointmentsBefore } from './status-queries.ts';

/**
 * The day-end job: open appointments of past clinic days become Incomplete
 * (docs/product.md#life-of-an-appointment). What is due is found in the table, so nothing is lost while no
 * process runs, and several processes may run at once. Returns how many were closed.
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
