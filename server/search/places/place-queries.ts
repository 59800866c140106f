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
 * Largest first; a place found by several names is listed once, under the best one. `after` is the first text
 * beyond the prefix, so that the search is one index range.
 */
export const listPlacesByPrefix = statement('list_places_by_prefix', {
  values: { prefix: of<string>, after: of<string>, max: of<number> },
  row: of<CityRow>,
  sql: `
    select name, region, country, location from (
      select distinct on (p.id)
        n.name, p.region, p.country, p.location, p.population, n.folded = :prefix as exact
      from place_names n join places p on p.id = n.place_id
      where n.folded ~>=~ :prefix and n.folded ~<~ :after
      order by p.id, n.folded = :prefix desc, length(n.folded)
    ) found
    order by exact desc, population desc, name limit :max`,
});

/**
 * Like `listPlacesByPrefix`, by beginnings of sounds, as patterns such as `pun%`; sounds have no wildcards.
 * Shows the name in the script of the visitor, if the place has one.
 */
export const listPlacesBySound = statement('list_places_by_sound', {
  values: { sounds: of<string[]>, inLatin: of<boolean>, max: of<number> },
  row: of<CityRow>,
  sql: `
    select name, region, country, location from (
      select distinct on (p.id) n.name, p.region, p.country, p.location, p.population
      from place_names n join places p on p.id = n.place_id
      where n.sound like any(:sounds::text[])
      order by p.id, (n.folded ~ '^[a-z]') = :inLatin desc, length(n.sound), n.folded
    ) found
    order by population desc, name limit :max`,
});

/** Similar sounds of names that begin with the first or second letter of this one. */
export const listSimilarPlaceSounds = statement('list_similar_place_sounds', {
  values: { sound: of<string>, maxEdits: of<number> },
  row: of<{ sound: string }>,
  sql: `
    select sound from (
      select distinct sound, least(levenshtein_less_equal(sound, :sound, :maxEdits),
                     levenshtein_less_equal(left(sound, length(:sound)), :sound, :maxEdits)) as edits
      from place_names where left(sound, 1) in (left(:sound, 1), substr(:sound, 2, 1))
    ) measured
    where edits <= :maxEdits order by edits, sound limit 200`,
});

export interface PlaceNearRow {
  name: string;
  population: number;
  km: number;
}

export const listPlacesAround = statement('list_places_around', {
  values: { latitude: of<number>, longitude: of<number> },
  row: of<PlaceNearRow>,
  sql: `
    select name, population, distance_km(location, point(:longitude, :latitude)) as km from (
      select name, population, location from places
      order by location <-> point(:longitude, :latitude) limit 60
    ) near order by km`,
});
