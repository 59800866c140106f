import type { Queryable } from '#db/statement.ts';
import { phoneDigits } from '#domain/accounts/phones.ts';
import { nameFit, wordsOfName } from '#domain/platform/name-match.ts';
import { soundOf } from '#domain/platform/name-sound.ts';
import { idOf } from '#domain/platform/readable-ids.ts';
import { wordsOf } from '#domain/platform/search-words.ts';
import { typosForgiven, typosInBeginning } from '#domain/platform/typing-errors.ts';
import {
  beginsLike,
  type Found,
  joinedPatterns,
  otherwiseFound,
  typosInName,
  wordPattern,
} from '#server/patients/family/name-patterns.ts';
import { peopleByJoinedName, peopleByName, peopleByPhone, wordsWith } from './search-queries.ts';

/** Fewer digits begin too many phone numbers, fewer letters too many names. */
const digitsAtLeast = 4;
const lettersAtLeast = 2;
const wordsAtMost = 3;
/** Names that are looked through for what a mistyped word may mean, and how many meanings it may have. */
const namesAtMost = 20_000;
const meaningsAtMost = 8;

/** Whom a phone number means, or its beginning; null if the text is none. */
async function byPhone(db: Queryable, hospitalId: number, text: string, now: Date): Promise<Found[] | null> {
  const digits = phoneDigits(text) ?? '';
  if (digits.length < digitsAtLeast || digits.length > 10) return null;
  const rows = await peopleByPhone(db, { hospitalId, phone: `${digits}%`, now });
  return rows.map(({ id }) => ({ id, rank: 0 }));
}

async function byName(db: Queryable, hospitalId: number, patterns: readonly string[]) {
  const [first = '', second = '', third = ''] = patterns;
  const search = peopleByName[patterns.length - 1];
  return search ? search(db, { hospitalId, first, second, third }) : [];
}

/** The longest words tell most; a name of many is found by three of them. */
const longestFirst = (words: readonly string[]) =>
  words.toSorted((one, other) => other.length - one.length).slice(0, wordsAtMost);

const tellingWords = (text: string) => {
  const words = longestFirst(wordsOfName(text));
  if (words.some((word) => word.length >= lettersAtLeast)) return words;
  return (wordsOf(text) ?? []).filter((word) => word.length >= lettersAtLeast).slice(0, 1); // "ksr" alone
};

/** A LIKE pattern of the longest sound of a name without spaces, so that it is found however it is split. */
export const longestPart = (name: string) => `%${longestFirst(wordsOfName(name).map(soundOf))[0] ?? ''}%`;

/**
 * Whom a hospital knows and a text means: a phone number or its beginning, an id, or words of a name, also with a title, with
 * joined initials and split otherwise.
 */
export async function peopleNamed(
  db: Queryable,
  hospitalId: number,
  text: string,
  now: Date,
): Promise<Found[]> {
  const given = idOf('patient', text);
  const byNumber = await byPhone(db, hospitalId, text, now);
  if (given !== null || byNumber)
    return [...(given === null ? [] : [{ id: given, rank: 0 }]), ...(byNumber ?? [])];
  const patterns = tellingWords(text).map(wordPattern);
  const match = nameFit(text);
  const named = await byName(db, hospitalId, patterns);
  const parts = joinedPatterns(text);
  const whole = wordsOfName(text).map(soundOf).join(' ');
  const joined = parts.length > 0 ? await peopleByJoinedName(db, { hospitalId, whole, parts }) : [];
  const ranks = new Map(named.map(({ id, name }) => [id, match(name) ?? otherwiseFound]));
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
function partsOf(sound: string): string[] {
  const parts = typosForgiven(sound) + 1;
  const length = Math.ceil(sound.length / parts);
  return Array.from({ length: parts }, (_, index) => {
    const part = sound.slice(index * length, (index + 1) * length);
    return index === 0 ? ` ${part}` : index === parts - 1 ? `${part} ` : part;
  });
}

/** As `peopleNamed`, for names with typing errors; none where a word is like no word of a name. */
export async function peopleAlike(db: Queryable, hospitalId: number, text: string): Promise<Found[]> {
  const sounds = tellingWords(text)
    .map(soundOf)
    .filter((sound) => sound.length >= lettersAtLeast);
  if (!sounds.some((sound) => typosForgiven(sound) > 0)) return [];
  const patterns: string[] = [];
  for (const sound of sounds) {
    if (typosForgiven(sound) === 0) {
      patterns.push(beginsLike([sound]));
      continue;
    }
    const known = await wordsWith(db, { part: `(${partsOf(sound).join('|')})`, atMost: namesAtMost });
    const meanings = known
      .flatMap(({ word }) => {
        const typos = word.startsWith(sound) ? 0 : typosInBeginning(sound, word);
        return typos === null ? [] : [{ word, typos }];
      })
      .toSorted((one, other) => one.typos - other.typos)
      .slice(0, meaningsAtMost);
    if (meanings.length === 0) return [];
    patterns.push(beginsLike(meanings.map(({ word }) => word)));
  }
  const rows = await byName(db, hospitalId, patterns);
  return rows.map(({ id, name }) => ({ id, rank: typosInName(sounds, name) }));
}
