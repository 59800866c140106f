import type { Queryable } from '#db/statement.ts';
import { findMutualGuardianship, findOverlappingVisits } from './merge-people-queries.ts';

/**
 * The reason two people cannot be merged, such as guardianship or visits at the same time; null if there is
 * none.
 */
export async function findMergeObstacle(
  db: Queryable,
  people: { readonly survivor: number; readonly duplicate: number },
): Promise<'look-after' | 'visits-overlap' | null> {
  if ((await findMutualGuardianship(db, people)).length > 0) return 'look-after';
  if ((await findOverlappingVisits(db, people)).length > 0) return 'visits-overlap';
  return null;
}
