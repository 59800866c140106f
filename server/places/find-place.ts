import type { Queryable } from '#db/statement.ts';
import { foldPlaceName } from '#domain/place-names.ts';
import { type CityRow, placesAround, placesByPrefix } from './place-queries.ts';

/** Cities for what somebody has typed so far (B-05). */
export async function findCities(db: Queryable, typed: string, atMost: number): Promise<CityRow[]> {
  const prefix = foldPlaceName(typed);
  if (prefix === '') return [];
  return placesByPrefix(db, { prefix, after: `${prefix}\u{10FFFF}`, atMost });
}

/** How far from a town's centre a position still counts as being there. */
const localityWithinKm = 50;
const cityWithinKm = 25;
const cityPopulation = 100_000;

export interface PlaceAtPosition {
  readonly city: string | null;
  readonly locality: string | null;
}

/**
 * What people would call the place: the locality is the nearest town, the city the nearest one of size within
 * reach, else the locality itself. Both null far from everything that we know.
 */
export async function findPlaceAt(
  db: Queryable,
  latitude: number,
  longitude: number,
): Promise<PlaceAtPosition> {
  const around = await placesAround(db, { latitude, longitude });
  const nearest = around[0];
  if (!nearest || nearest.km > localityWithinKm) return { city: null, locality: null };
  const city = around.find((place) => place.population >= cityPopulation && place.km <= cityWithinKm);
  return { city: (city ?? nearest).name, locality: nearest.name };
}
