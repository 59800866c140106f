/**
 * The phonetic form of a name in Latin letters, for comparing names across spellings and Indian scripts.
 * "Laxmi", "Lakshmi" and "लक्ष्मी" are all `laksmi`; "Dr. Ananya Rao" is `dr ananya rav`. The columns
 * `name_sound` and `hospital_sound` use the same rules (sound-rules.ts).
 */
import {
  capitalSounds,
  devanagariLetters,
  devanagariRules,
  ignoredMarks,
  indianScripts,
  type LetterTable,
  type SoundRule,
  spellingRules,
  virama,
  vowelRules,
  wordSeparators,
} from './sound-rules.ts';

const lettersIn = (table: LetterTable) =>
  Object.entries(table).flatMap(([letter, others]) =>
    Array.from(others, (other) => [other, letter] as const),
  );
const latinLetters = new Map([...lettersIn(devanagariLetters), [virama, '']]);
const lowerCaseSounds = new Map(lettersIn(capitalSounds));

const { first, last, devanagari, blockSize } = indianScripts;
const indianLetters = new RegExp(`[${String.fromCharCode(first)}-${String.fromCharCode(last)}]`, 'g');
const inDevanagari = (letter: string) => String.fromCharCode(devanagari + (letter.charCodeAt(0) % blockSize));

const spelled = (text: string, letters: ReadonlyMap<string, string>) =>
  Array.from(text, (letter) => letters.get(letter) ?? letter).join('');
const applied = (text: string, rules: readonly SoundRule[]) =>
  rules.reduce((sound, [pattern, to]) => sound.replace(pattern, to), text);

/** Words of `a` to `z`, digits and letters of other scripts, separated by one space. */
export function toSound(text: string): string {
  // Marks are removed from decomposed letters; composing again restores vowel signs of two parts.
  const plain = text.normalize('NFD').replace(ignoredMarks, '').normalize('NFC');
  const small = plain.replace(/[A-Z]+/g, (found) => found.toLowerCase());
  const words = small.replace(indianLetters, inDevanagari).replace(wordSeparators, ' ');
  const latin = spelled(applied(words, devanagariRules), latinLetters);
  return applied(spelled(applied(latin, vowelRules), lowerCaseSounds), spellingRules).trim();
}

/** Next letters that change the sound of the last ones: "po" may become "poo", "c" may become "ch". */
const continuations: readonly (readonly [last: RegExp, next: readonly string[]])[] = [
  [/[cp]$/i, ['h']],
  [/(^|[^aeiou])o$/i, ['o', 'u']],
  [/e$/i, ['e']],
];

/** Possible sound prefixes of an unfinished word: `po` may begin Pooja, whose sound is `puja`. */
export function listSoundPrefixes(typed: string): string[] {
  const sound = toSound(typed);
  const found = sound === '' ? [] : [sound];
  const add = (other: string) => {
    if (other !== '' && !found.some((known) => other.startsWith(known))) found.push(other);
  };
  // A following vowel changes the "y" of Vyas and Reddy, and drops the "a" of स in सि.
  for (const vowel of ['a', '\u093e']) {
    const longer = toSound(typed + vowel);
    if (longer !== sound) add(longer.replace(/a$/, ''));
  }
  add(toSound(`${typed}\u094d`));
  for (const [last, nexts] of continuations) {
    if (last.test(typed)) for (const next of nexts) add(toSound(typed + next));
  }
  return found;
}
