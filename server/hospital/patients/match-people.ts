import type { Queryable } from '#db/statement.ts';
import { extractPhoneDigits } from '#domain/accounts/phones.ts';
import { createNameScorer, splitNameWords } from '#domain/platform/name-match.ts';
import { toSound } from '#domain/platform/name-sound.ts';
import { parseId } from '#domain/platform/readable-ids.ts';
import { parseSearchWords } from '#domain/platform/search-words.ts';
import { countPrefixTypos, maxForgivenTypos } from '#domain/platform/typing-errors.ts';
import {
  countTypos,
  joinedPatterns,
  type NameMatch,
  weakestMatchRank,
  wordPattern,
  wordStartPattern,
} from '#server/patients/family/name-patterns.ts';
import {
  findPeopleByJoinedName,
  findPeopleByName,
  findPeopleByPhone,
  listNameWords,
} from './people-search-queries.ts';

/** Fewer digits match too many phone numbers, fewer letters too many names. */
const minDigits = 4;
const minLetters = 2;
const maxWords = 3;
/** Bounds the search for what a mistyped word may mean: names looked through, and possible meanings. */
const maxNames = 20_000;
const maxMeanings = 8;

/** Matches a phone number or its beginning; null if the text is not a phone number. */
async function findByPhone(
  db: Queryable,
  hospitalId: number,
  text: string,
  now: Date,
): Promise<NameMatch[] | null> {
  const digits = extractPhoneDigits(text) ?? '';
  if (digits.length < minDigits || digits.length > 10) return null;
  const rows = await findPeopleByPhone(db, { hospitalId, phone: `${digits}%`, now });
  return rows.map(({ id }) => ({ id, rank: 0 }));
}

async function byName(db: Queryable, hospitalId: number, patterns: readonly string[]) {
  const [first = '', second = '', third = ''] = patterns;
  const search = findPeopleByName[patterns.length - 1];
  return search ? search(db, { hospitalId, first, second, third }) : [];
}

/** The longest words distinguish best; three of them are enough. */
const sortLongestFirst = (words: readonly string[]) =>
  words.toSorted((one, other) => other.length - one.length).slice(0, maxWords);

const selectDistinctiveWords = (text: string) => {
  const words = sortLongestFirst(splitNameWords(text));
  if (words.some((word) => word.length >= minLetters)) return words;
  return (parseSearchWords(text) ?? []).filter((word) => word.length >= minLetters).slice(0, 1); // initials alone, such as "ksr"
};

/**
 * A LIKE pattern of the longest sound of a name without spaces, so that it matches however the name is split.
 */
export const toLongestPartPattern = (name: string) =>
  `%${sortLongestFirst(splitNameWords(name).map(toSound))[0] ?? ''}%`;

/**
 * Patients of a hospital that match a text: a phone number or its beginning, an id, or words of a name, also
 * with a title, joined initials or a different split.
 */
export async function findPeopleByText(
  db: Queryable,
  hospitalId: number,
  text: string,
  now: Date,
): Promise<NameMatch[]> {
  const given = parseId('patient', text);
  const byNumber = await findByPhone(db, hospitalId, text, now);
  if (given !== null || byNumber)
    return [...(given === null ? [] : [{ id: given, rank: 0 }]), ...(byNumber ?? [])];
  const patterns = selectDistinctiveWords(text).map(wordPattern);
  const match = createNameScorer(text);
  const named = await byName(db, hospitalId, patterns);
  const parts = joinedPatterns(text);
  const whole = splitNameWords(text).map(toSound).join(' ');
  const joined = parts.length > 0 ? await findPeopleByJoinedName(db, { hospitalId, whole, parts }) : [];
  const ranks = new Map(named.map(({ id, name }) => [id, match(name) ?? weakestMatchRank]));
  for (const { id, name } of joined) {
    const rank = match(name);
    if (rank !== null) ranks.set(id, rank);
  }
  return Array.from(ranks, ([id, rank]) => ({ id, rank }));
}

/**
 * Splits a word so that one part has no error: halves for one error, thirds for two. Short parts match only
 * at the beginning or end of a word.
 */
function splitIntoParts(sound: string): string[] {
  const parts = maxForgivenTypos(sound) + 1;
  const length = Math.ceil(sound.length / parts);
  return Array.from({ length: parts }, (_, index) => {
    const part = sound.slice(index * length, (index + 1) * length);
    return index === 0 ? ` ${part}` : index === parts - 1 ? `${part} ` : part;
  });
}

/** Like `findPeopleByText`, but tolerates typing errors; empty if a word resembles no word of a name. */
export async function findPeopleBySpelling(
  db: Queryable,
  hospitalId: number,
  text: string,
): Promise<NameMatch[]> {
  const sounds = selectDistinctiveWords(text)
    .map(toSound)
    .filter((sound) => sound.length >= minLetters);
  if (!sounds.some((sound) => maxForgivenTypos(sound) > 0)) return [];
  const patterns: string[] = [];
  for (const sound of sounds) {
    if (maxForgivenTypos(sound) === 0) {
      patterns.push(wordStartPattern([sound]));
      continue;
    }
    const known = await listNameWords(db, { part: `(${splitIntoParts(sound).join('|')})`, max: maxNames });
    const meanings = known
      .flatMap(({ word }) => {
        const typos = word.startsWith(sound) ? 0 : countPrefixTypos(sound, word);
        return typos === null ? [] : [{ word, typos }];
      })
      .toSorted((one, other) => one.typos - other.typos)
      .slice(0, maxMeanings);
    if (meanings.length === 0) return [];
    patterns.push(wordStartPattern(meanings.map(({ word }) => word)));
  }
  const rows = await byName(db, hospitalId, patterns);
  return rows.map(({ id, name }) => ({ id, rank: countTypos(sounds, name) }));
}
