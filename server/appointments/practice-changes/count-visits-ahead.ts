import type { Queryable } from '#db/statement.ts';
import type { Deps } from '#server/platform/deps.ts';
import { countVisitsThere, type PlacesOf } from './place-queries.ts';

/** How many visits lie ahead at the practices of a doctor or a hospital: whose patients are told of another place. */
export const countVisitsAhead = ({ clock }: Pick<Deps, 'clock'>, db: Queryable, places: PlacesOf) =>
  countVisitsThere(db, { ...places, now: new Date(clock.now()) });
