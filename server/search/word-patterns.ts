import type { Queryable } from '#db/statement.ts';
import { beginningsOf, soundOf } from '#domain/name-sound.ts';
import { specializationsFor } from '#domain/search-words.ts';
import { typosForgiven, typosInBeginning, typosInWord } from '#domain/typing-errors.ts';
import { type WordPattern, wordsLike } from './suggestion-queries.ts';

/** As many words as one mistyped word may stand for. */
const meaningsAtMost = 8;

/**
 * A regular expression for words that begin like one of these, or are one of the whole words. Sounds are letters,
 * digits and signs of other scripts: nothing in them means anything to a regular expression.
 */
const patternOf = (beginnings: readonly string[], whole: readonly string[]) =>
  ` (${[...beginnings, ...whole.map((word) => `${word} `)].join('|')})`;

/** A word may go on where it ends; the sound of one that others follow stands. */
const beginningsIn = (words: readonly string[], at: number) => {
  const word = words[at] ?? '';
  return at === words.length - 1 ? beginningsOf(word) : [soundOf(word)];
};

const lower = (names: readonly string[]) => names.map((name) => name.toLowerCase());

/** What the words of a search fit when they are spelled right. */
export function exactPatterns(words: readonly string[]): WordPattern[] {
  return words.map((word, at) => ({
    pattern: patternOf(beginningsIn(words, at), []),
    specializations: lower(specializationsFor(word, false)),
  }));
}

/** The words that people are called by and that somebody may have meant who typed this one, the likeliest first. */
async function meaningsOf(db: Queryable, sound: string, stillTyping: boolean): Promise<string[]> {
  const forgiven = typosForgiven(sound);
  if (forgiven === 0) return [];
  // Two letters that changed places are one slip and two edits.
  const candidates = await wordsLike(db, { sound, editsAtMost: forgiven + 1 });
  return candidates
    .flatMap(({ word }) => {
      const typos = stillTyping ? typosInBeginning(sound, word) : typosInWord(sound, word);
      return typos === null ? [] : [{ word, typos }];
    })
    .sort((one, other) => one.typos - other.typos)
    .slice(0, meaningsAtMost)
    .map(({ word }) => word);
}

/** What the words of a search fit when typing errors are forgiven; `stillTyping` when a word may go on. */
export async function similarPatterns(
  db: Queryable,
  words: readonly string[],
  stillTyping: boolean,
): Promise<WordPattern[]> {
  return Promise.all(
    words.map(async (word, at) => ({
      pattern: patternOf(beginningsIn(words, at), await meaningsOf(db, soundOf(word), stillTyping)),
      specializations: lower(specializationsFor(word, true)),
    })),
  );
}
