import { type Queryable, search, statement } from '#server/platform/database.ts';

/** Where somebody looks from, in degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** One word of a search, as the queries take it. */
export interface WordPattern {
  /** Regular expression of the words that fit, for the columns of sounds. */
  readonly pattern: string;
  /** The specializations that the word may mean, in lower case. */
  readonly specializations: readonly string[];
}

/** Collects values and answers the `$1` under which each stands in the query. */
export function placeholders() {
  const values: unknown[] = [];
  return { values, put: (value: unknown) => `$${values.push(value)}` };
}

/** How far a row's `location` is from the position; null without one. */
export function distanceFrom(here: Position | null, put: (value: unknown) => string, table: string): string {
  if (!here) return 'null::float8';
  return `distance_km(${table}.location, point(${put(here.longitude)}, ${put(here.latitude)}))`;
}

/** That a doctor is called, practises at, or does what each of the words says. */
export function everyWordFits(words: readonly WordPattern[], put: (value: unknown) => string): string[] {
  return words.map(({ pattern, specializations }) => {
    const by = put(pattern);
    const means =
      specializations.length > 0 ? ` or lower(d.specialization) = any(${put(specializations)}::text[])` : '';
    return `(d.name_sound ~ ${by} or d.hospital_sound ~ ${by}${means})`;
  });
}

export interface SuggestedDoctorRow {
  id: number;
  name: string;
  specialization: string;
  hospital_name: string;
  photo_hash: string | null;
  distance_km: number | null;
}

/**
 * Doctors whom one of the words names and all of them fit. The nearest by degrees are the candidates, found on the
 * index of places for a common word and on that of sounds for a rare one; the true distance sorts them.
 */
export async function suggestedDoctors(
  db: Queryable,
  words: readonly WordPattern[],
  here: Position | null,
  atMost: number,
): Promise<SuggestedDoctorRow[]> {
  const { values, put } = placeholders();
  const named = words.map(({ pattern }) => `d.name_sound ~ ${put(pattern)}`);
  const conditions = words.length > 1 ? [...everyWordFits(words, put), `(${named.join(' or ')})`] : named;
  const nearest = here ? `d.location <-> point(${put(here.longitude)}, ${put(here.latitude)})` : 'd.id';
  return search<SuggestedDoctorRow>(
    db,
    `select id, name, specialization, hospital_name, photo_hash, distance_km from (
       select d.id, d.name, d.specialization, d.hospital_name, d.photo_hash,
         ${distanceFrom(here, put, 'd')} as distance_km
       from doctors d
       where ${conditions.join(' and ')}
       order by ${nearest} limit ${put(atMost * 3)}
     ) found order by distance_km, id limit ${put(atMost)}`,
    values,
  );
}

export interface SuggestedHospitalRow {
  name: string;
  city: string;
  distance_km: number | null;
}

/** Hospitals that all of the words name, with their city; of those that share a name, the nearest. */
export async function suggestedHospitals(
  db: Queryable,
  words: readonly WordPattern[],
  here: Position | null,
  atMost: number,
): Promise<SuggestedHospitalRow[]> {
  const { values, put } = placeholders();
  const named = words.map(({ pattern }) => `h.name_sound ~ ${put(pattern)}`);
  const nearest = here ? `h.location <-> point(${put(here.longitude)}, ${put(here.latitude)})` : 'h.id';
  return search<SuggestedHospitalRow>(
    db,
    `select name, city, distance_km from (
       select distinct on (lower(name)) name, city, distance_km, id from (
         select h.id, h.name, h.city, ${distanceFrom(here, put, 'h')} as distance_km
         from hospitals h where ${named.join(' and ')}
         order by ${nearest} limit ${put(atMost * 10)}
       ) near order by lower(name), distance_km, id
     ) found order by distance_km, id limit ${put(atMost)}`,
    values,
  );
}

/**
 * Words that somebody is called by and that begin somewhat like this one, with its first or its second letter. More
 * than will do; a rule picks them (domain/typing-errors.ts).
 */
export const wordsLike = statement<{ word: string }, [sound: string, editsAtMost: number]>(
  'words_like',
  `select word from (
     select word, least(levenshtein_less_equal(word, $1, $2),
                        levenshtein_less_equal(left(word, length($1)), $1, $2)) as edits
     from name_words where left(word, 1) in (left($1, 1), substr($1, 2, 1))
   ) measured
   where edits <= $2 order by edits, word limit 100`,
);
