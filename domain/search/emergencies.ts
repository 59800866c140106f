import { toSound } from '#domain/platform/name-sound.ts';
import { editDistance } from '#domain/platform/typing-errors.ts';
import { emergencyWords } from '#reference/emergency-words.ts';
import { type EmergencyKind, emergencyKinds } from './emergency-reasons.ts';

/** Up to three lists of which a text must contain one word each, then a list of excluded words. */
const emergencyPhrases: Readonly<Record<EmergencyKind, readonly (readonly string[])[]>> = emergencyWords;

interface Term {
  readonly sound: string;
  readonly isBeginning: boolean;
}
interface Pattern {
  readonly wanted: readonly (readonly Term[])[];
  readonly unwanted: readonly Term[];
}

const parseTerms = (list: string): Term[] =>
  list
    .split(' ')
    .map((word) => ({ sound: toSound(word), isBeginning: word.endsWith('*') }))
    .filter(({ sound }) => sound !== '');

const toPattern = (lists: readonly string[]): Pattern => ({
  wanted: lists.slice(0, 3).filter(Boolean).map(parseTerms),
  unwanted: parseTerms(lists[3] ?? ''),
});

const patterns = emergencyKinds.map((kind) => ({
  kind,
  patterns: emergencyPhrases[kind].map(toPattern),
}));

/** Words that are not misspellings of others: breast is not breath, blood pressure is not bleeding. */
const unrelatedWords = 'breast bread strike రక్తపోటు রক্তচাপ रक्तदाब रक्तचाप ರಕ್ತದೊತ್ತಡ രക്തസമ്മർദ്ദം ரத்தஅழுத்தம்'
  .split(' ')
  .map(toSound);

const isExactly = (typed: string, { sound, isBeginning }: Term) =>
  typed === sound || (isBeginning && typed.startsWith(sound));

/** A word that raises the alarm alone must be long to be forgiven an error. */
function maxTypos(length: number, alone: boolean): number {
  if (length < (alone ? 6 : 5)) return 0;
  return length < 9 ? 1 : 2;
}

function isNearly(typed: string, { sound, isBeginning }: Term, alone: boolean): boolean {
  const allowed = maxTypos(Math.min(sound.length, typed.length + 1), alone);
  if (allowed === 0 || (sound[0] !== typed[0] && sound[0] !== typed[1])) return false;
  if (unrelatedWords.some((other) => typed.startsWith(other))) return false;
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

/** Text beyond this is not read. */
const maxLetters = 200;

/**
 * Detects emergencies in nine languages, in their scripts or in Latin letters, with typing errors in longer
 * words; null if there is none. Prefers a false alarm to a missed emergency.
 */
export function detectEmergency(text: string): EmergencyKind | null {
  const typed = [...new Set(toSound(text.slice(0, maxLetters)).split(' '))];
  const found = patterns.find((kind) => kind.patterns.some((pattern) => isFound(pattern, typed)));
  return found?.kind ?? null;
}
