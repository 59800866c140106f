import { waitUntil } from '#harness/wait-until.ts';
import { findAcknowledgedWrites } from '../clients/acknowledged-writes.ts';
import type { Operation } from '../history/operation.ts';

const minNewWrites = 30;

/** Resolves after a few more acknowledged bookings and changes. */
export function waitForProgress(
  history: readonly Operation[],
  from = findAcknowledgedWrites(history).length,
): Promise<void> {
  const more = async () => findAcknowledgedWrites(history).length >= from + minNewWrites;
  return waitUntil('Bookings go on', more, { seconds: 90 });
}
