import type { Queryable } from '#db/statement.ts';
import type { Deps } from '#server/platform/deps.ts';
import { countVisitsByPractice, type PlaceOwner } from './visit-place-queries.ts';

/**
 * Upcoming visits at a doctor's or hospital's practices, whose patients are notified of a change of place.
 */
export const countUpcomingVisits = ({ clock }: Pick<Deps, 'clock'>, db: Queryable, places: PlaceOwner) =>
  countVisitsByPractice(db, { ...places, now: new Date(clock.now()) });
