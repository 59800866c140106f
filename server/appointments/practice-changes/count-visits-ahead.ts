import type { Queryable } from '#db/statement.ts';
import type { Deps } from '#server/platform/deps.ts';
import { countVisitsByPractice, type PlaceOwner } from './place-queries.ts';

/** How many visits lie ahead at the practices of a doctor or a hospital: whose patients are told of another place. */
export const countUpcomingVisits = ({ clock }: Pick<Deps, 'clock'>, db: Queryable, places: PlaceOwner) =>
  countVisitsByPractice(db, { ...places, now: new Date(clock.now()) });
