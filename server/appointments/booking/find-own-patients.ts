import type { Queryable } from '#db/statement.ts';
import { phoneDigits } from '#domain/accounts/phones.ts';
import { nameFit, wordsOfName } from '#domain/platform/name-match.ts';
import { soundOf } from '#domain/platform/name-sound.ts';
import { idOf } from '#domain/platform/readable-ids.ts';
import { typosForgiven, typosInBeginning } from '#domain/platform/typing-errors.ts';
import {
  beginsLike,
  type Found,
  joinedPatterns,
  otherwiseFound,
  typosInName,
  wordPattern,
} from '#server/patients/family/name-patterns.ts';
import { ownNameWords, ownPatientsLike } from './own-patient-queries.ts';

/** Fewer digits than this are in too many phone numbers. */
const digitsAtLeast = 4;
/** More different words than the names of a practice have. */
const wordsAtMost = 20_000;
/** How many words one mistyped word may stand for. */
const meaningsAtMost = 8;

/** A LIKE pattern that finds the text anywhere; its own wildcards are escaped. */
export function patternOf(search: string): string {
  return `%${search.replace(/[\\%_]/g, '\\$&')}%`;
}

function rowsLike(
  db: Queryable,
  doctorId: number,
  search: string,
  words: readonly string[],
  joined: readonly string[],
) {
  const digits = phoneDigits(search) ?? '';
  return ownPatientsLike(db, {
    doctorId,
    literal: patternOf(search),
    phone: digits.length >= digitsAtLeast ? `%${digits}%` : null,
    patientId: idOf('patient', search),
    words: words.length > 0 ? words : null,
    joined: joined.length > 0 ? joined : null,
  });
}

/**
 * The doctor's patients whom a text means: a phone number or a part of it, a patient's id, or words of a name as
 * they sound, in any script and order, also with a title, with joined initials and split otherwise.
 */
export async function ownPatientsNamed(db: Queryable, doctorId: number, search: string): Promise<Found[]> {
  const words = wordsOfName(search).map(wordPattern);
  const rows = await rowsLike(db, doctorId, search, words, joinedPatterns(search));
  const match = nameFit(search);
  return rows.flatMap(({ id, name, joined }) => {
    const rank = match(name) ?? (joined ? null : otherwiseFound);
    return rank === null ? [] : [{ id, rank }];
  });
}

/** As `ownPatientsNamed`, for names with typing errors; none where a word is like no word of a name. */
export async function ownPatientsAlike(db: Queryable, doctorId: number, search: string): Promise<Found[]> {
  const sounds = wordsOfName(search).map(soundOf);
  if (!sounds.some((sound) => typosForgiven(sound) > 0)) return [];
  const letters = sounds.flatMap((sound) => [...sound.slice(0, 2)]);
  const known = await ownNameWords(db, { doctorId, letters, atMost: wordsAtMost });
  const words = sounds.map((sound) => {
    const meanings = known
      .flatMap(({ word }) => {
        const typos = word.startsWith(sound) ? 0 : typosInBeginning(sound, word);
        return typos === null ? [] : [{ word, typos }];
      })
      .toSorted((one, other) => one.typos - other.typos)
      .slice(0, meaningsAtMost);
    return meanings;
  });
  if (words.some((meanings) => meanings.length === 0)) return [];
  const patterns = words.map((meanings) => beginsLike(meanings.map(({ word }) => word)));
  const rows = await rowsLike(db, doctorId, search, patterns, []);
  return rows.map(({ id, name }) => ({ id, rank: typosInName(sounds, name) }));
}
