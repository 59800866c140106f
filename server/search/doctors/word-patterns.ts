import type { Queryable } from '#db/statement.ts';
import { listSoundPrefixes, toSound } from '#domain/platform/name-sound.ts';
import { countPrefixTypos, countWordTypos, maxForgivenTypos } from '#domain/platform/typing-errors.ts';
import { findSpecializations } from '#domain/search/care-search.ts';
import { listSimilarWords, type WordPattern } from './suggestion-queries.ts';

/** How many words one mistyped word may stand for. */
const maxCandidates = 8;

/**
 * A regular expression for words that begin like one of these, or are one of the whole words. Sounds contain
 * no special characters of regular expressions.
 */
const toPattern = (beginnings: readonly string[], whole: readonly string[]) =>
  ` (${[...beginnings, ...whole.map((word) => `${word} `)].join('|')})`;

/** The last word may continue; the others are complete. */
const listBeginnings = (words: readonly string[], at: number) => {
  const word = words[at] ?? '';
  return at === words.length - 1 ? listSoundPrefixes(word) : [toSound(word)];
};

const lower = (names: readonly string[]) => names.map((name) => name.toLowerCase());

/** The patterns of whole words: names that are exactly so, as the words may mean a complaint too. */
export function wholePatterns(words: readonly string[]): WordPattern[] {
  return words.map((word) => ({ pattern: toPattern([], [toSound(word)]), specializations: [] }));
}

/** The patterns of a search without typing errors. */
export function exactPatterns(words: readonly string[]): WordPattern[] {
  return words.map((word, at) => ({
    pattern: toPattern(listBeginnings(words, at), []),
    specializations: lower(findSpecializations(word, false)),
  }));
}

/** The words from people's names that a mistyped word may mean, the likeliest first. */
async function findCandidates(
  db: Queryable,
  sound: string,
  stillTyping: boolean,
): Promise<{ word: string; typos: number }[]> {
  const forgiven = maxForgivenTypos(sound);
  if (forgiven === 0) return [];
  // Two swapped letters are one typing error, but two edits.
  const candidates = await listSimilarWords(db, { sound, editsAtMost: forgiven + 1 });
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
  /** The typing errors in the likeliest names; null if a word is like none. */
  readonly typos: number | null;
}

/** The patterns of a search with typing errors; `stillTyping` if the last word may continue. */
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
