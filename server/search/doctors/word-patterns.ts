import type { Queryable } from '#db/statement.ts';
import { listSoundPrefixes, toSound } from '#domain/platform/name-sound.ts';
import { countPrefixTypos, countWordTypos, maxForgivenTypos } from '#domain/platform/typing-errors.ts';
import { findSpecializations } from '#domain/search/care-search.ts';
import { listSimilarWords, type WordPattern } from './suggestion-queries.ts';

const maxCandidates = 8;

/**
 * A regular expression for words with one of these beginnings, or equal to a whole word. Sounds contain no
 * special characters of regular expressions.
 */
const toPattern = (beginnings: readonly string[], whole: readonly string[]) =>
  ` (${[...beginnings, ...whole.map((word) => `${word} `)].join('|')})`;

/** The last word may continue; the others are complete. */
const listBeginnings = (words: readonly string[], at: number) => {
  const word = words[at] ?? '';
  return at === words.length - 1 ? listSoundPrefixes(word) : [toSound(word)];
};

const lower = (names: readonly string[]) => names.map((name) => name.toLowerCase());

/** Patterns for exact names only, used when the words may mean a complaint too. */
export function wholePatterns(words: readonly string[]): WordPattern[] {
  return words.map((word) => ({ pattern: toPattern([], [toSound(word)]), specializations: [] }));
}

export function exactPatterns(words: readonly string[]): WordPattern[] {
  return words.map((word, at) => ({
    pattern: toPattern(listBeginnings(words, at), []),
    specializations: lower(findSpecializations(word, false)),
  }));
}

async function findCandidates(
  db: Queryable,
  sound: string,
  stillTyping: boolean,
): Promise<{ word: string; typos: number }[]> {
  const forgiven = maxForgivenTypos(sound);
  if (forgiven === 0) return [];
  // Two swapped letters are one typing error, but two edits.
  const candidates = await listSimilarWords(db, { sound, maxEdits: forgiven + 1 });
  return candidates
    .flatMap(({ word }) => {
      const typos = stillTyping ? countPrefixTypos(sound, word) : countWordTypos(sound, word);
      return typos === null ? [] : [{ word, typos }];
    })
    .sort((one, other) => one.typos - other.typos)
    .slice(0, maxCandidates);
}

export interface SimilarPatterns {
  readonly words: readonly WordPattern[];
  /** Typing errors in the likeliest names; null if a word has no similar name. */
  readonly typos: number | null;
}

/** Allows typing errors; with `stillTyping` the last word may continue. */
export async function similarPatterns(
  db: Queryable,
  words: readonly string[],
  stillTyping: boolean,
): Promise<SimilarPatterns> {
  const similar = await Promise.all(
    words.map(async (word, at) => {
      const meanings = await findCandidates(db, toSound(word), stillTyping);
      return {
        pattern: toPattern(
          listBeginnings(words, at),
          meanings.map((meaning) => meaning.word),
        ),
        specializations: lower(findSpecializations(word, true)),
        typos: meanings[0]?.typos ?? null,
      };
    }),
  );
  const typos = similar.map((each) => each.typos);
  const isLikeNames = typos.every((count) => count !== null);
  return {
    words: similar.map(({ pattern, specializations }) => ({ pattern, specializations })),
    typos: isLikeNames ? typos.reduce<number>((sum, count) => sum + (count ?? 0), 0) : null,
  };
}
