import { of, statement } from '#db/statement.ts';

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
 * Places with a name that begins with the folded prefix, the largest first. A place found by several names is
 * listed once, under the best one. `after` is the first text without the prefix, so that the search is one
 * range of the index.
 */
export const placesByPrefix = statement('places_by_prefix', {
  values: { prefix: of<string>, after: of<string>, atMost: of<number> },
  row: of<CityRow>,
  sql: `
    select name, region, country, location from (
      select distinct on (p.id)
        n.name, p.region, p.country, p.location, p.population, n.folded = :prefix as exact
      from place_names n join places p on p.id = n.place_id
      where n.folded ~>=~ :prefix and n.folded ~<~ :after
      order by p.id, n.folded = :prefix desc, length(n.folded)
    ) found
    order by exact desc, population desc, name limit :atMost`,
});

export interface PlaceNearRow {
  name: string;
  population: number;
  km: number;
}

/** The towns around a position, by true distance. */
export const placesAround = statement('places_around', {
  values: { latitude: of<number>, longitude: of<number> },
  row: of<PlaceNearRow>,
  sql: `
    select name, population, distance_km(location, point(:longitude, :latitude)) as km from (
      select name, population, location from places
      order by location <-> point(:longitude, :latitude) limit 60
    ) near order by km`,
});
