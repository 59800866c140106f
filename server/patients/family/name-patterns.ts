import { splitNameWords } from '#domain/platform/name-match.ts';
import { listSoundPrefixes, toSound } from '#domain/platform/name-sound.ts';
import { countPrefixTypos } from '#domain/platform/typing-errors.ts';

/** The best match has the lowest rank. */
export interface NameMatch {
  readonly id: number;
  readonly rank: number;
}

/** The rank of people matched by the beginnings of words, but not by `nameFit`: after all others. */
export const weakestMatchRank = 9;

/**
 * A regular expression for names with a word that begins with one of these sounds, which contain no special
 * characters.
 */
export const wordStartPattern = (beginnings: readonly string[]) => ` (${beginnings.join('|')})`;

/** A regular expression for a word of a name; initials may be written together, as in "KSR". */
export function wordPattern(word: string): string {
  const sound = toSound(word);
  return word.length > 1 ? wordStartPattern(listSoundPrefixes(word)) : ` (${sound}|[^ aeiou]{1,3}${sound})`;
}

/** Shorter ones are in too many names. */
const minPartLetters = 3;

/**
 * LIKE patterns for the sound of a name without spaces, so that it is found however it is split; none if it
 * is too short.
 */
export function joinedPatterns(name: string): string[] {
  const sounds = splitNameWords(name).map(toSound);
  const isLong = ({ length }: string) => length >= minPartLetters;
  const parts = sounds.some(isLong) ? sounds : [sounds.join('')];
  return parts.filter(isLong).map((part) => `%${part}%`);
}

export function countTypos(sounds: readonly string[], name: string): number {
  const words = toSound(name).split(' ');
  const countFewestTypos = (sound: string) =>
    Math.min(
      ...words.map((word) =>
        word.startsWith(sound) ? 0 : (countPrefixTypos(sound, word) ?? weakestMatchRank),
      ),
    );
  return sounds.reduce((sum, sound) => sum + countFewestTypos(sound), 0);
}
