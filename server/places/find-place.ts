import type { Queryable } from '#db/statement.ts';
import { foldPlaceName } from '#domain/place-names.ts';
import { type CityRow, placesAround, placesByPrefix } from './place-queries.ts';

/** Cities by the beginning of their name (B-05). */
export async function findCities(db: Queryable, typed: string, atMost: number): Promise<CityRow[]> {
  const prefix = foldPlaceName(typed);
  if (prefix === '') return [];
  return placesByPrefix(db, { prefix, after: `${prefix}\u{10FFFF}`, atMost });
}

/** How far from a town's centre a position still belongs to it. */
const localityWithinKm = 50;
const cityWithinKm = 25;
const cityPopulation = 100_000;

export interface PlaceAtPosition {
  readonly city: string | null;
  readonly locality: string | null;
}

/**
 * The name of a position: the locality is the nearest town, the city the nearest larger one within reach,
 * else the locality. Both are null far from every town.
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
