import { statement } from '#server/platform/database.ts';

interface PointValue {
  x: number;
  y: number;
}

export interface CityRow {
  name: string;
  region: string;
  country: string;
  location: PointValue;
}

/**
 * Places of which a name begins with the folded prefix, the largest first; a place that several of its names find
 * is listed once, under the name that fits best. `after` is the first text that no longer has the prefix, so that
 * the search is one range of the index.
 */
export const placesByPrefix = statement<CityRow, [prefix: string, after: string, atMost: number]>(
  'places_by_prefix',
  `select name, region, country, location from (
     select distinct on (p.id) n.name, p.region, p.country, p.location, p.population, n.folded = $1 as exact
     from place_names n join places p on p.id = n.place_id
     where n.folded ~>=~ $1 and n.folded ~<~ $2
     order by p.id, n.folded = $1 desc, length(n.folded)
   ) found
   order by exact desc, population desc, name limit $3`,
);

export interface PlaceNearRow {
  name: string;
  population: number;
  km: number;
}

/** The towns around a position, by true distance. */
export const placesAround = statement<PlaceNearRow, [latitude: number, longitude: number]>(
  'places_around',
  `select name, population, distance_km(location, point($2, $1)) as km from (
     select name, population, location from places order by location <-> point($2, $1) limit 60
   ) near order by km`,
);
