import type { Bookings } from './book-until-stopped.ts';
import type { Death } from './database-cluster.ts';
import { longestGap } from './longest-gap.ts';
import type { RunningCluster } from './running-cluster.ts';
import { until } from './until.ts';

/** How one death of the primary went; times in seconds. */
export interface FailoverResult {
  readonly death: Death;
  /** The longest time in which nobody booked, from the death on. */
  readonly withoutBooking: number;
  /** From the death until there is a synchronous standby again. */
  readonly untilSynchronous: number;
}

const fewMore = 30;

/** Kills the primary in the midst of bookings, and waits until they go on and the killed one is the synchronous standby. */
export async function failOver(
  { database }: RunningCluster,
  bookings: Bookings,
  death: Death,
): Promise<FailoverResult> {
  await database.untilSynchronous();
  await untilMore(bookings);
  const killedAt = performance.now();
  const { bringBack } = await database.killPrimary(death);
  const bringingBack = bringBack();
  bringingBack.catch(() => {}); // awaited below
  // What the killed server had acknowledged before may still be on its way to its clients.
  const dead = bookings.acknowledged.length + 12;
  await untilMore(bookings, dead);
  await bringingBack;
  await database.untilSynchronous();
  const synchronousAt = performance.now();
  await untilMore(bookings);
  const times = bookings.acknowledged.map(({ at }) => at);
  return {
    death,
    withoutBooking: longestGap(times, killedAt, performance.now()),
    untilSynchronous: (synchronousAt - killedAt) / 1000,
  };
}

function untilMore({ acknowledged }: Bookings, from = acknowledged.length): Promise<void> {
  return until('Bookings go on', async () => acknowledged.length >= from + fewMore, { seconds: 90 });
}
