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
} from './search-queries.ts';

/** Fewer digits begin too many phone numbers, fewer letters too many names. */
const minDigits = 4;
const minLetters = 2;
const maxWords = 3;
/** Names that are looked through for what a mistyped word may mean, and how many meanings it may have. */
const maxNames = 20_000;
const maxMeanings = 8;

/** Whom a phone number means, or its beginning; null if the text is none. */
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

/** The longest words tell most; a name of many is found by three of them. */
const sortLongestFirst = (words: readonly string[]) =>
  words.toSorted((one, other) => other.length - one.length).slice(0, maxWords);

const selectDistinctiveWords = (text: string) => {
  const words = sortLongestFirst(splitNameWords(text));
  if (words.some((word) => word.length >= minLetters)) return words;
  return (parseSearchWords(text) ?? []).filter((word) => word.length >= minLetters).slice(0, 1); // "ksr" alone
};

/** A LIKE pattern of the longest sound of a name without spaces, so that it is found however it is split. */
export const toLongestPartPattern = (name: string) =>
  `%${sortLongestFirst(splitNameWords(name).map(toSound))[0] ?? ''}%`;

/**
 * Whom a hospital knows and a text means: a phone number or its beginning, an id, or words of a name, also with a title, with
 * joined initials and split otherwise.
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
 * Parts of a word of which one is free of errors: halves for one error, thirds for two. What is too short to be looked up
 * counts with the beginning or the end of the word.
 */
function splitIntoParts(sound: string): string[] {
  const parts = maxForgivenTypos(sound) + 1;
  const length = Math.ceil(sound.length / parts);
  return Array.from({ length: parts }, (_, index) => {
    const part = sound.slice(index * length, (index + 1) * length);
    return index === 0 ? ` ${part}` : index === parts - 1 ? `${part} ` : part;
  });
}

/** As `peopleNamed`, for names with typing errors; none where a word is like no word of a name. */
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
    const known = await listNameWords(db, { part: `(${splitIntoParts(sound).join('|')})`, atMost: maxNames });
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
