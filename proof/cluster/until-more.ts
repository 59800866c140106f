import { acknowledgedWrites } from '../clients/acknowledged-writes.ts';
import type { Operation } from '../history/operation.ts';
import { until } from './until.ts';

const fewMore = 30;

/** Resolves when there are a few more than so many bookings and changes acknowledged. */
export function untilMore(
  history: readonly Operation[],
  from = acknowledgedWrites(history).length,
): Promise<void> {
  const more = async () => acknowledgedWrites(history).length >= from + fewMore;
  return until('Bookings go on', more, { seconds: 90 });
}
