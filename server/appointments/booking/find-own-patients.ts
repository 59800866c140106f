import type { Queryable } from '#db/statement.ts';
import { extractPhoneDigits } from '#domain/accounts/phones.ts';
import { createNameScorer, splitNameWords } from '#domain/platform/name-match.ts';
import { toSound } from '#domain/platform/name-sound.ts';
import { parseId } from '#domain/platform/readable-ids.ts';
import { countPrefixTypos, maxForgivenTypos } from '#domain/platform/typing-errors.ts';
import {
  countTypos,
  joinedPatterns,
  type NameMatch,
  weakestMatchRank,
  wordPattern,
  wordStartPattern,
} from '#server/patients/family/name-patterns.ts';
import { listOwnNameWords, searchOwnPatients } from './own-patient-queries.ts';

/** Fewer digits match too many phone numbers. */
const minDigits = 4;
/** More than the names of a practice's patients contain. */
const maxWords = 20_000;
const maxCandidates = 8;

/** Matches the text anywhere, with its own wildcards escaped. */
export function toLikePattern(search: string): string {
  return `%${search.replace(/[\\%_]/g, '\\$&')}%`;
}

function searchRows(
  db: Queryable,
  doctorId: number,
  search: string,
  words: readonly string[],
  joined: readonly string[],
) {
  const digits = extractPhoneDigits(search) ?? '';
  return searchOwnPatients(db, {
    doctorId,
    literal: toLikePattern(search),
    phone: digits.length >= minDigits ? `%${digits}%` : null,
    patientId: parseId('patient', search),
    words: words.length > 0 ? words : null,
    joined: joined.length > 0 ? joined : null,
  });
}

/**
 * Matches a phone number or a part of it, a patient's id, or words of a name by their sound: in any script
 * and order, with titles, joined initials or other word breaks.
 */
export async function findOwnPatientsByName(
  db: Queryable,
  doctorId: number,
  search: string,
): Promise<NameMatch[]> {
  const words = splitNameWords(search).map(wordPattern);
  const rows = await searchRows(db, doctorId, search, words, joinedPatterns(search));
  const match = createNameScorer(search);
  return rows.flatMap(({ id, name, joined }) => {
    const rank = match(name) ?? (joined ? null : weakestMatchRank);
    return rank === null ? [] : [{ id, rank }];
  });
}

/**
 * Like `findOwnPatientsByName`, but tolerates typing errors. Empty if a word resembles no word of any name.
 */
export async function findOwnPatientsBySimilarName(
  db: Queryable,
  doctorId: number,
  search: string,
): Promise<NameMatch[]> {
  const sounds = splitNameWords(search).map(toSound);
  if (!sounds.some((sound) => maxForgivenTypos(sound) > 0)) return [];
  const letters = sounds.flatMap((sound) => [...sound.slice(0, 2)]);
  const known = await listOwnNameWords(db, { doctorId, letters, max: maxWords });
  const words = sounds.map((sound) => {
    const meanings = known
      .flatMap(({ word }) => {
        const typos = word.startsWith(sound) ? 0 : countPrefixTypos(sound, word);
        return typos === null ? [] : [{ word, typos }];
      })
      .toSorted((one, other) => one.typos - other.typos)
      .slice(0, maxCandidates);
    return meanings;
  });
  if (words.some((meanings) => meanings.length === 0)) return [];
  const patterns = words.map((meanings) => wordStartPattern(meanings.map(({ word }) => word)));
  const rows = await searchRows(db, doctorId, search, patterns, []);
  return rows.map(({ id, name }) => ({ id, rank: countTypos(sounds, name) }));
}
