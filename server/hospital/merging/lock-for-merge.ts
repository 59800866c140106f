import type { Queryable } from '#db/statement.ts';
import { blockBookings, lockPeople } from './merge-people-queries.ts';

/**
 * Locks two people until the transaction ends, so that neither books nor changes; false if they can no longer
 * be merged.
 */
export async function lockForMerge(
  db: Queryable,
  { gone, kept }: { readonly gone: number; readonly kept: number },
): Promise<boolean> {
  await blockBookings(db, { ids: [gone, kept] });
  return (await lockPeople(db, { gone, kept })).length === 2;
}
