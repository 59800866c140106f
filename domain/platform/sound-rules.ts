import { soundLetters } from '#reference/sound-letters.ts';
import { soundRules } from '#reference/sound-rules.ts';

/**
 * How a name sounds, as rules in their order: name-sound.ts applies them, db/sound-function.ts writes them as
 * the function `sound_of` of the database. The patterns keep to what JavaScript and PostgreSQL read alike.
 */
export type SoundRule = readonly [pattern: RegExp, replacement: string];
/** For each letter, those that become it. */
export type LetterTable = Readonly<Record<string, string>>;

/** Removed: marks on Latin letters, apostrophes, and signs of Indian scripts that hardly change the sound. */
export const ignoredMarks = /[\u0300-\u036f'’`\u093c\u093d\u09bc\u0a3c\u0a71\u0abc\u0903\u200c\u200d]/g;

/**
 * The Unicode blocks of the Indian scripts have the same layout: every letter is read as the one in
 * Devanagari.
 */
export const indianScripts = { first: 0x980, last: 0xd7f, devanagari: 0x900, blockSize: 0x80 } as const;

/** Anything but letters and digits separates words. */
export const wordSeparators = /[^a-z0-9\u00c0-\u0963\u0966-\u1fff\u2070-\u{10ffff}]+/gu;

/**
 * Signs of two sounds, nasals that depend on the next letter, and the inherent vowel. From here on capitals
 * stand for sounds without a Latin letter: A for the inherent vowel of a consonant, N for a nasal vowel, C
 * for "ch".
 */
export const devanagariRules: readonly SoundRule[] = soundRules.devanagari;

/** The signs of Devanagari for each Latin letter. */
export const devanagariLetters: LetterTable = soundLetters;

/** Says that a consonant has no vowel; it becomes nothing. */
export const virama = '\u094d';

/** Vowels that are written and not spoken: राम is Ram, कमला is Kamla. */
export const vowelRules: readonly SoundRule[] = soundRules.vowels;

/** The capitals that have a Latin letter after all. */
export const capitalSounds: LetterTable = { a: 'A', n: 'N' };

/** One spelling for each sound. */
export const spellingRules: readonly SoundRule[] = soundRules.spelling;
