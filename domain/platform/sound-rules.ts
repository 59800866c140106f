import { soundLetters } from '#reference/sound-letters.ts';
import { soundRules } from '#reference/sound-rules.ts';

/**
 * The ordered rules that map a name to its sound: name-sound.ts applies them, and db/sound-function.ts writes
 * them as the database function `sound_of`. The patterns use only syntax that JavaScript and PostgreSQL read
 * alike.
 */
export type SoundRule = readonly [pattern: RegExp, replacement: string];
/** Each key replaces the letters of its value. */
export type LetterTable = Readonly<Record<string, string>>;

/** Removed: marks on Latin letters, apostrophes, and signs of Indian scripts that hardly change the sound. */
export const ignoredMarks = /[\u0300-\u036f'’`\u093c\u093d\u09bc\u0a3c\u0a71\u0abc\u0903\u200c\u200d]/g;

/**
 * The Unicode blocks of the Indian scripts have the same layout: every letter is read as the one in
 * Devanagari.
 */
export const indianScripts = { first: 0x980, last: 0xd7f, devanagari: 0x900, blockSize: 0x80 } as const;

/** Anything but letters and digits. */
export const wordSeparators = /[^a-z0-9\u00c0-\u0963\u0966-\u1fff\u2070-\u{10ffff}]+/gu;

/**
 * Signs of two sounds, nasals that depend on the next letter, and the inherent vowel. From here on capitals
 * stand for sounds without a Latin letter: A for the inherent vowel of a consonant, N for a nasal vowel, C
 * for "ch".
 */
export const devanagariRules: readonly SoundRule[] = soundRules.devanagari;

/** The signs of Devanagari for each Latin letter. */
export const devanagariLetters: LetterTable = soundLetters;

/** Marks a consonant without a vowel; it is removed. */
export const virama = '\u094d';

/** Vowels that are written but not spoken: राम is Ram, कमला is Kamla. */
export const vowelRules: readonly SoundRule[] = soundRules.vowels;

/** Capitals that are written with a Latin letter in the end. */
export const capitalSounds: LetterTable = { a: 'A', n: 'N' };

/** One spelling for each sound. */
export const spellingRules: readonly SoundRule[] = soundRules.spelling;
