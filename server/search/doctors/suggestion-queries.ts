import { of, type Queryable, query, statement } from '#db/statement.ts';
import type { Position } from '#domain/platform/distance.ts';
import { type ListedDoctorRow, listedDoctorsSql } from '#server/doctors/practices/listed-doctors-sql.ts';

export interface WordPattern {
  /** A regular expression for the columns of sounds. */
  readonly pattern: string;
  /** Possible specializations, in lower case. */
  readonly specializations: readonly string[];
}

/** Named `:word0`, `:meanings0` and so on, with the position. */
export function searchValues(words: readonly WordPattern[], here: Position | null) {
  return {
    ...here,
    ...Object.fromEntries(words.map(({ pattern }, at) => [`word${at}`, pattern])),
    ...Object.fromEntries(words.map(({ specializations }, at) => [`meanings${at}`, specializations])),
  };
}

/** Distance of a row's `location` from the position; null without one. */
export const distanceSql = (here: Position | null, table: string) =>
  here ? `distance_km(${table}.location, point(:longitude, :latitude))` : 'null::float8';

const nearestFirst = (here: Position | null, location: string, id: string) =>
  here ? `${location} <-> point(:longitude, :latitude)` : id;

/** Each word must match a doctor's name, specialization or one of their practices. */
const everyWordMatchesSql = (words: readonly WordPattern[]) =>
  words.map(({ specializations }, at) => {
    const means =
      specializations.length > 0 ? ` or lower(d.specialization) = any(:meanings${at}::text[])` : '';
    return `(d.name_sound ~ :word${at}${means} or exists (
      select from practices any_of
      where any_of.doctor_id = d.id and any_of.ended_at is null and any_of.name_sound ~ :word${at}))`;
  });

export type SuggestedDoctorRow = Pick<
  ListedDoctorRow,
  'id' | 'name' | 'specialization' | 'hospital_name' | 'photo_hash' | 'distance_km'
>;

/**
 * Doctors whose name matches a word and who match all. Candidates are the nearest by degrees, from the
 * location index for common words and from the sound index for rare ones; the true distance sorts them.
 */
export async function suggestDoctors(
  db: Queryable,
  words: readonly WordPattern[],
  here: Position | null,
  max: number,
): Promise<SuggestedDoctorRow[]> {
  const named = words.map((_, at) => `d.name_sound ~ :word${at}`);
  const others = words.length > 1 ? everyWordMatchesSql(words) : [];
  const doctors = listedDoctorsSql(
    { here: here !== null, hospital: false },
    `and ${[...others, `(${named.join(' or ')})`].join(' and ')}
      order by ${nearestFirst(here, 'practice.location', 'd.id')} limit :candidates`,
  );
  return query<SuggestedDoctorRow>(
    db,
    `select id, name, specialization, hospital_name, photo_hash, distance_km from (
       select d.id, d.name, d.specialization, d.hospital_name, d.photo_hash, ${distanceSql(here, 'd')} as distance_km
       from ${doctors} d
     ) found order by distance_km, id limit :max`,
    { ...searchValues(words, here), candidates: max * 3, max },
  );
}

export interface SuggestedHospitalRow {
  name: string;
  city: string;
  distance_km: number | null;
}

/** Hospitals that match all words, with their city; of those with the same name only the nearest. */
export async function suggestHospitals(
  db: Queryable,
  words: readonly WordPattern[],
  here: Position | null,
  max: number,
): Promise<SuggestedHospitalRow[]> {
  const named = words.map((_, at) => `h.name_sound ~ :word${at}`);
  return query<SuggestedHospitalRow>(
    db,
    `select name, city, distance_km from (
       select distinct on (lower(name)) name, city, distance_km, id from (
         select h.id, h.name, h.city, ${distanceSql(here, 'h')} as distance_km
         from hospitals h where ${named.join(' and ')}
         order by ${nearestFirst(here, 'h.location', 'h.id')} limit :candidates
       ) near order by lower(name), distance_km, id
     ) found order by distance_km, id limit :max`,
    { ...searchValues(words, here), candidates: max * 10, max },
  );
}

/**
 * Similar words from people's names that begin with the first or second letter of this one;
 * domain/platform/typing-errors.ts selects among them.
 */
export const listSimilarWords = statement('list_similar_words', {
  values: { sound: of<string>, maxEdits: of<number> },
  row: of<{ word: string }>,
  sql: `
    select word from (
      select word, least(levenshtein_less_equal(word, :sound, :maxEdits),
                         levenshtein_less_equal(left(word, length(:sound)), :sound, :maxEdits)) as edits
      from name_words where left(word, 1) in (left(:sound, 1), substr(:sound, 2, 1))
    ) measured
    where edits <= :maxEdits order by edits, word limit 100`,
});
