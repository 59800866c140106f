import type { Queryable } from '#db/statement.ts';
import { beginningsOf, soundOf } from '#domain/name-sound.ts';
import { idOf } from '#domain/readable-ids.ts';
import { wordsOf } from '#domain/search-words.ts';
import { typosForgiven, typosInBeginning } from '#domain/typing-errors.ts';
import { peopleByName, peopleByPhone, wordsWith } from './search-queries.ts';

/** Fewer digits begin too many phone numbers, fewer letters too many names. */
const digitsAtLeast = 4;
const lettersAtLeast = 2;
const wordsAtMost = 3;
/** Names that are looked through for what a mistyped word may mean, and how many meanings it may have. */
const namesAtMost = 20_000;
const meaningsAtMost = 8;

/** How a LIKE pattern for the beginning of a phone number is typed: digits, also with +91 or a zero before them. */
function phoneBeginning(text: string): string | null {
  if (/[^\d\s+().-]/.test(text)) return null;
  const digits = text.replace(/\D/g, '').replace(/^(?:91|0)(?=\d{10}$)/, '');
  return digits.length >= digitsAtLeast && digits.length <= 10 ? `${digits}%` : null;
}

/** A regular expression for a name with a word that begins so. Sounds contain none of its special characters. */
const beginsLike = (beginnings: readonly string[]) => ` (${beginnings.join('|')})`;

async function byName(db: Queryable, hospitalId: number, patterns: readonly string[]): Promise<number[]> {
  const [first = '', second = '', third = ''] = patterns;
  const search = peopleByName[patterns.length - 1];
  const rows = search ? await search(db, { hospitalId, first, second, third }) : [];
  return rows.map(({ id }) => id);
}

/** The longest words tell most; a name of many is found by three of them. */
const tellingWords = (text: string) =>
  (wordsOf(text) ?? [])
    .filter((word) => word.length >= lettersAtLeast)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, wordsAtMost);

/** The numbers of those whom a hospital knows and a text means: a phone number or its beginning, an id, or words of a name. */
export async function peopleNamed(
  db: Queryable,
  hospitalId: number,
  text: string,
  now: Date,
): Promise<number[]> {
  const phone = phoneBeginning(text);
  const given = idOf('patient', text);
  const ids = given === null ? [] : [given];
  if (phone) {
    const rows = await peopleByPhone(db, { hospitalId, phone, now });
    ids.push(...rows.map(({ id }) => id));
  }
  if (ids.length > 0 || phone) return ids;
  return byName(
    db,
    hospitalId,
    tellingWords(text).map((word) => beginsLike(beginningsOf(word))),
  );
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
export async function peopleAlike(db: Queryable, hospitalId: number, text: string): Promise<number[]> {
  const sounds = tellingWords(text).map(soundOf).filter(Boolean);
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
  return byName(db, hospitalId, patterns);
}
