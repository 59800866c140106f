import { waitUntil } from '#harness/wait-until.ts';
import { preciseNow } from '../clients/send-request.ts';
import { findAcknowledgedWrites, type Operation } from '../history/operation.ts';
import type { FailureKind } from './database-cluster.ts';
import { findLongestGap } from './longest-gap.ts';
import type { RunningCluster } from './running-cluster.ts';

const minNewWrites = 30;

/** Resolves after a few more acknowledged bookings and changes. */
function waitForProgress(
  history: readonly Operation[],
  from = findAcknowledgedWrites(history).length,
): Promise<void> {
  const more = async () => findAcknowledgedWrites(history).length >= from + minNewWrites;
  return waitUntil('Bookings go on', more, { seconds: 90 });
}

/** The outcome of one failure of the primary; times in seconds. */
export interface FailoverResult {
  readonly death: FailureKind;
  /** The longest period without an acknowledged booking or change, from the failure on. */
  readonly withoutBooking: number;
  /** From the failure until there is a synchronous standby again. */
  readonly untilSynchronous: number;
}

/**
 * Kills the primary during calls, and waits until they continue and the killed server is the synchronous
 * standby.
 */
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
  bringingBack.catch(() => {});
  // Acknowledgements of the killed server may still be on their way to clients.
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
