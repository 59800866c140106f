import type { Queryable } from '#db/statement.ts';
import { beginningsOf, soundOf } from '#domain/name-sound.ts';
import { idOf } from '#domain/readable-ids.ts';
import { wordsOf } from '#domain/search-words.ts';
import { typosForgiven, typosInBeginning } from '#domain/typing-errors.ts';
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

/** The digits of a phone number, as it is stored: ten, without +91 or a zero before them. */
function phoneOf(search: string): string | null {
  if (/[^\d\s+().-]/.test(search)) return null;
  const digits = search.replace(/\D/g, '').replace(/^(?:91|0)(?=\d{10}$)/, '');
  return digits.length >= digitsAtLeast ? `%${digits}%` : null;
}

/** A regular expression for a name with a word that begins so. Sounds contain none of its special characters. */
const beginsLike = (beginnings: readonly string[]) => ` (${beginnings.join('|')})`;

async function idsLike(
  db: Queryable,
  doctorId: number,
  search: string,
  words: readonly string[] | null,
): Promise<number[]> {
  const rows = await ownPatientsLike(db, {
    doctorId,
    literal: patternOf(search),
    phone: phoneOf(search),
    patientId: idOf('patient', search),
    words,
  });
  return rows.map(({ id }) => id);
}

/**
 * The numbers of a doctor's patients whom a text means: a phone number or a part of it, a patient's id, or words
 * of a name as they sound, in any script and order.
 */
export function ownPatientsNamed(db: Queryable, doctorId: number, search: string): Promise<number[]> {
  const words = wordsOf(search)?.map((word) => beginsLike(beginningsOf(word)));
  return idsLike(db, doctorId, search, words?.length ? words : null);
}

/** As `ownPatientsNamed`, for names with typing errors; none where a word is like no word of a name. */
export async function ownPatientsAlike(db: Queryable, doctorId: number, search: string): Promise<number[]> {
  const sounds = (wordsOf(search) ?? []).map(soundOf);
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
    return meanings.map(({ word }) => word);
  });
  if (words.some((meanings) => meanings.length === 0)) return [];
  return idsLike(db, doctorId, search, words.map(beginsLike));
}
