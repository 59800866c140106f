import type { Queryable } from '#db/statement.ts';
import { blockBookings, lockPeople } from './merge-people-queries.ts';

/**
 * Locks two people until the transaction ends, so that neither books nor changes; false if they can no longer
 * be merged.
 */
export async function lockForMerge(
  db: Queryable,
  { duplicate, survivor }: { readonly duplicate: number; readonly survivor: number },
): Promise<boolean> {
  await blockBookings(db, { ids: [duplicate, survivor] });
  return (await lockPeople(db, { duplicate, survivor })).length === 2;
}
