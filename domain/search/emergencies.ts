import { soundOf } from '#domain/platform/name-sound.ts';
import { editDistance } from '#domain/platform/typing-errors.ts';
import { emergencyWords } from '#reference/emergency-words.ts';
import { type EmergencyKind, emergencyKinds } from './emergency-reasons.ts';

/** Up to three lists of words of which a text must have one each, then those that it must not have. */
const words: Readonly<Record<EmergencyKind, readonly (readonly string[])[]>> = emergencyWords;

interface Term {
  readonly sound: string;
  readonly isBeginning: boolean;
}
interface Pattern {
  readonly wanted: readonly (readonly Term[])[];
  readonly unwanted: readonly Term[];
}

const termsOf = (list: string): Term[] =>
  list
    .split(' ')
    .map((word) => ({ sound: soundOf(word), isBeginning: word.endsWith('*') }))
    .filter(({ sound }) => sound !== '');

const patternOf = (lists: readonly string[]): Pattern => ({
  wanted: lists.slice(0, 3).filter(Boolean).map(termsOf),
  unwanted: termsOf(lists[3] ?? ''),
});

const patterns = emergencyKinds.map((kind) => ({
  kind,
  patterns: words[kind].map(patternOf),
}));

/** Words that are no misspelling of another: breast is not breath, blood pressure no bleeding. */
const otherWords = 'breast bread strike రక్తపోటు রক্তচাপ रक्तदाब रक्तचाप ರಕ್ತದೊತ್ತಡ രക്തസമ്മർദ്ദം ரத்தஅழுத்தம்'
  .split(' ')
  .map(soundOf);

const isExactly = (typed: string, { sound, isBeginning }: Term) =>
  typed === sound || (isBeginning && typed.startsWith(sound));

/** How many typing errors a word bears; where one word alone raises the alarm, it must be a long one. */
function typosAllowed(length: number, alone: boolean): number {
  if (length < (alone ? 6 : 5)) return 0;
  return length < 9 ? 1 : 2;
}

function isNearly(typed: string, { sound, isBeginning }: Term, alone: boolean): boolean {
  const allowed = typosAllowed(Math.min(sound.length, typed.length + 1), alone);
  if (allowed === 0 || (sound[0] !== typed[0] && sound[0] !== typed[1])) return false;
  if (otherWords.some((other) => typed.startsWith(other))) return false;
  if (!isBeginning)
    return Math.abs(typed.length - sound.length) <= allowed && editDistance(typed, sound) <= allowed;
  return [-1, 0, 1].some((more) => editDistance(typed.slice(0, sound.length + more), sound) <= allowed);
}

function isFound({ wanted, unwanted }: Pattern, typed: readonly string[]): boolean {
  const alone = wanted.length === 1;
  return (
    wanted.every((terms) =>
      terms.some((term) => typed.some((word) => isExactly(word, term) || isNearly(word, term, alone))),
    ) && !unwanted.some((term) => typed.some((word) => isExactly(word, term)))
  );
}

/** More of a text is not read. */
const lettersAtMost = 200;

/**
 * The emergency that a text may speak of, in nine languages, each in its script or in Latin letters, with
 * typing errors in longer words; null if none. Rather one alarm too many than one too few (D-04).
 */
export function emergencyIn(text: string): EmergencyKind | null {
  const typed = [...new Set(soundOf(text.slice(0, lettersAtMost)).split(' '))];
  const found = patterns.find((kind) => kind.patterns.some((pattern) => isFound(pattern, typed)));
  return found?.kind ?? null;
}
