import type { Queryable } from '#db/statement.ts';
import { findMutualGuardianship, findOverlappingVisits } from './merge-queries.ts';

/** Why two people cannot be one (J-07): one looks after the other, or they have visits at the same time; null if nothing says so. */
export async function findMergeObstacle(
  db: Queryable,
  people: { readonly kept: number; readonly gone: number },
): Promise<'look-after' | 'visits-overlap' | null> {
  if ((await findMutualGuardianship(db, people)).length > 0) return 'look-after';
  if ((await findOverlappingVisits(db, people)).length > 0) return 'visits-overlap';
  return null;
}
