import type { Queryable } from '#db/statement.ts';
import { beginningsOf, soundOf } from '#domain/platform/name-sound.ts';
import { typosForgiven, typosInBeginning } from '#domain/platform/typing-errors.ts';
import { foldPlaceName } from '#domain/search/place-names.ts';
import {
  type CityRow,
  placeSoundsLike,
  placesAround,
  placesByPrefix,
  placesBySound,
} from './place-queries.ts';

const isLatin = (typed: string) => /^[a-z]/.test(foldPlaceName(typed));

/** The likeliest names that a mistyped one may mean. */
const namesAtMost = 20;

/** Cities with the fewest typing errors between their name and what was typed, the largest first. */
async function mistypedCities(db: Queryable, typed: string, atMost: number): Promise<CityRow[]> {
  const sound = soundOf(typed);
  const forgiven = typosForgiven(sound);
  if (forgiven === 0) return [];
  // Two swapped letters are one typing error, but two edits.
  const candidates = await placeSoundsLike(db, { sound, editsAtMost: forgiven + 1 });
  const near = candidates.flatMap((candidate) => {
    const typos = typosInBeginning(sound, candidate.sound);
    return typos === null ? [] : [{ sound: candidate.sound, typos }];
  });
  const fewest = Math.min(...near.map(({ typos }) => typos));
  const sounds = near.filter(({ typos }) => typos === fewest).map((each) => each.sound);
  const likeliest = sounds.slice(0, namesAtMost).map((each) => `${each}%`);
  return placesBySound(db, { sounds: likeliest, inLatin: isLatin(typed), atMost });
}

/**
 * Cities by the beginning of their name (B-05); if none is written so, by its sound, in any Indian script, and
 * then with typing errors.
 */
export async function findCities(db: Queryable, typed: string, atMost: number): Promise<CityRow[]> {
  const prefix = foldPlaceName(typed);
  if (prefix === '') return [];
  const written = await placesByPrefix(db, { prefix, after: `${prefix}\u{10FFFF}`, atMost });
  if (written.length > 0) return written;
  const sounds = beginningsOf(typed).map((sound) => `${sound}%`);
  const heard = sounds.length > 0 ? await placesBySound(db, { sounds, inLatin: isLatin(typed), atMost }) : [];
  return heard.length > 0 ? heard : mistypedCities(db, typed, atMost);
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
