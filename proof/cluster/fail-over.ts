import { acknowledgedWrites } from '../clients/acknowledged-writes.ts';
import { now } from '../clients/ask.ts';
import type { Operation } from '../history/operation.ts';
import type { Death } from './database-cluster.ts';
import { longestGap } from './longest-gap.ts';
import type { RunningCluster } from './running-cluster.ts';
import { untilMore } from './until-more.ts';

/** How one death of the primary went; times in seconds. */
export interface FailoverResult {
  readonly death: Death;
  /** The longest time in which nobody booked or changed anything, from the death on. */
  readonly withoutBooking: number;
  /** From the death until there is a synchronous standby again. */
  readonly untilSynchronous: number;
}

/** Kills the primary in the midst of calls, and waits until they go on and the killed one is the synchronous standby. */
export async function failOver(
  { database }: RunningCluster,
  history: readonly Operation[],
  death: Death,
): Promise<FailoverResult> {
  await database.untilSynchronous();
  await untilMore(history);
  const killedAt = now();
  const { bringBack } = await database.killPrimary(death);
  const bringingBack = bringBack();
  bringingBack.catch(() => {}); // awaited below
  // What the killed server had acknowledged before may still be on its way to its clients.
  const dead = acknowledgedWrites(history).length + 16;
  await untilMore(history, dead);
  await bringingBack;
  await database.untilSynchronous();
  const synchronousAt = now();
  await untilMore(history);
  const times = acknowledgedWrites(history).map(({ ended }) => ended);
  return {
    death,
    withoutBooking: longestGap(times, killedAt, now()),
    untilSynchronous: (synchronousAt - killedAt) / 1000,
  };
}
