import { instantOf } from '#domain/calendar-days.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { lapseBefore } from './move-queries.ts';

/**
 * The day-end job: what was open on a past day of the clinic becomes Incomplete
 * (docs/product.md#life-of-an-appointment). What is due stands in the table itself, so nothing is lost while
 * no process runs; each appointment is closed once however many run at the same time. Returns how many were
 * closed.
 */
export async function lapseAppointments({ database, clock }: Deps): Promise<number> {
  const todayBegan = new Date(instantOf(today(clock), 0, clock.timeZone));
  let lapsed = 0;
  for (;;) {
    const closed = await lapseBefore(database.pool, { todayBegan, at: new Date(clock.now()) });
    if (closed.length === 0) return lapsed;
    lapsed += closed.length;
  }
}
