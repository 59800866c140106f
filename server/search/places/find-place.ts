import type { Queryable } from '#db/statement.ts';
import { listSoundPrefixes, toSound } from '#domain/platform/name-sound.ts';
import { countPrefixTypos, maxForgivenTypos } from '#domain/platform/typing-errors.ts';
import { foldPlaceName } from '#domain/search/place-names.ts';
import {
  type CityRow,
  listPlacesAround,
  listPlacesByPrefix,
  listPlacesBySound,
  listSimilarPlaceSounds,
} from './place-queries.ts';

const isLatin = (typed: string) => /^[a-z]/.test(foldPlaceName(typed));

const maxNames = 20;

async function findMistypedCities(db: Queryable, typed: string, max: number): Promise<CityRow[]> {
  const sound = toSound(typed);
  const forgiven = maxForgivenTypos(sound);
  if (forgiven === 0) return [];
  // Two swapped letters are one typing error, but two edits.
  const candidates = await listSimilarPlaceSounds(db, { sound, maxEdits: forgiven + 1 });
  const near = candidates.flatMap((candidate) => {
    const typos = countPrefixTypos(sound, candidate.sound);
    return typos === null ? [] : [{ sound: candidate.sound, typos }];
  });
  const fewest = Math.min(...near.map(({ typos }) => typos));
  const sounds = near.filter(({ typos }) => typos === fewest).map((each) => each.sound);
  const likeliest = sounds.slice(0, maxNames).map((each) => `${each}%`);
  return listPlacesBySound(db, { sounds: likeliest, inLatin: isLatin(typed), max });
}

/**
 * Cities by the beginning of their name; if none matches, by its sound in any Indian script, and then with
 * typing errors.
 */
export async function findCities(db: Queryable, typed: string, max: number): Promise<CityRow[]> {
  const prefix = foldPlaceName(typed);
  if (prefix === '') return [];
  const written = await listPlacesByPrefix(db, { prefix, after: `${prefix}\u{10FFFF}`, max });
  if (written.length > 0) return written;
  const sounds = listSoundPrefixes(typed).map((sound) => `${sound}%`);
  const heard =
    sounds.length > 0 ? await listPlacesBySound(db, { sounds, inLatin: isLatin(typed), max }) : [];
  return heard.length > 0 ? heard : findMistypedCities(db, typed, max);
}

const maxLocalityKm = 50;
const cityWithinKm = 25;
const cityPopulation = 100_000;

export interface PlaceAtPosition {
  readonly city: string | null;
  readonly locality: string | null;
}

/**
 * The locality is the nearest town, the city the nearest larger one within range, else the locality. Both are
 * null far from every town.
 */
export async function findPlaceAt(
  db: Queryable,
  latitude: number,
  longitude: number,
): Promise<PlaceAtPosition> {
  const around = await listPlacesAround(db, { latitude, longitude });
  const nearest = around[0];
  if (!nearest || nearest.km > maxLocalityKm) return { city: null, locality: null };
  const city = around.find((place) => place.population >= cityPopulation && place.km <= cityWithinKm);
  return { city: (city ?? nearest).name, locality: nearest.name };
}
