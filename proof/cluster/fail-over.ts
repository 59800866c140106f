import { findAcknowledgedWrites } from '../clients/acknowledged-writes.ts';
import { preciseNow } from '../clients/ask.ts';
import type { Operation } from '../history/operation.ts';
import type { FailureKind } from './database-cluster.ts';
import { findLongestGap } from './longest-gap.ts';
import type { RunningCluster } from './running-cluster.ts';
import { waitForProgress } from './until-more.ts';

/** How one death of the primary went; times in seconds. */
export interface FailoverResult {
  readonly death: FailureKind;
  /** The longest time in which nobody booked or changed anything, from the death on. */
  readonly withoutBooking: number;
  /** From the death until there is a synchronous standby again. */
  readonly untilSynchronous: number;
}

/** Kills the primary in the midst of calls, and waits until they go on and the killed one is the synchronous standby. */
export async function failOver(
  { database }: RunningCluster,
  history: readonly Operation[],
  death: FailureKind,
): Promise<FailoverResult> {
  await database.untilSynchronous();
  await waitForProgress(history);
  const killedAt = preciseNow();
  const { bringBack } = await database.killPrimary(death);
  const bringingBack = bringBack();
  bringingBack.catch(() => {}); // awaited below
  // What the killed server had acknowledged before may still be on its way to its clients.
  const dead = findAcknowledgedWrites(history).length + 16;
  await waitForProgress(history, dead);
  await bringingBack;
  await database.untilSynchronous();
  const synchronousAt = preciseNow();
  await waitForProgress(history);
  const times = findAcknowledgedWrites(history).map(({ ended }) => ended);
  return {
    death,
    withoutBooking: findLongestGap(times, killedAt, preciseNow()),
    untilSynchronous: (synchronousAt - killedAt) / 1000,
  };
}
