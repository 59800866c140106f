import { toSound } from '#domain/platform/name-sound.ts';

/**
 * The sound of a medicine's name: as of any name, but a soft "c" is an s and the "ch" of "chlor" a k, as in
 * "सेटिरिज़िन" and "क्लोर"; the doubled r of Malayalam is a t, and the sign before an f in Tamil is silent.
 */
export function toMedicineSound(name: string): string {
  return toSound(
    name
      .replace(/റ്റ/g, 'ട്ട')
      .replace(/ന്റ/g, 'ന്ട')
      .replace(/\u0b83/g, '')
      .replace(/c(?=[eiy])/gi, 's')
      .replace(/ch(?=[lro])/gi, 'k'),
  );
}

/**
 * How unlike two names of medicines are: of the sounds of name-sound.ts, and weighed, because a wrong vowel is
 * the commonest mistake and a wrong consonant mostly another medicine.
 */
const vowels = new Set('aeiouy');
/** Consonants that are confused, or that one script does not tell apart: Tamil writes k and g alike. */
const confusedConsonants = ['kg', 'td', 'pbfv', 'sjc', 'mn', 'lr'];
const classByConsonant = new Map(
  confusedConsonants.flatMap((letters) => Array.from(letters, (letter) => [letter, letters] as const)),
);

const wrongVowel = 0.3;
const confused = 0.5;
const wrong = 1;

function addedOrLeftOut(letter: string): number {
  if (vowels.has(letter)) return wrongVowel;
  return letter === 'h' ? confused : wrong;
}

function exchanged(one: string, other: string): number {
  if (one === other) return 0;
  const isVowel = vowels.has(one);
  if (isVowel !== vowels.has(other)) return wrong + wrongVowel;
  if (isVowel) return wrongVowel;
  return classByConsonant.get(one) !== undefined && classByConsonant.get(one) === classByConsonant.get(other)
    ? confused
    : wrong;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';
/** The costs by letters, a to z as 0 to 25; the last one is for whatever else a sound may hold. */
const size = letters.length + 1;
const named = [...letters, ''];
const costsOfOne = Float64Array.from(named, addedOrLeftOut);
const costsOfTwo = Float64Array.from(named.flatMap((one) => named.map((other) => exchanged(one, other))));
const letterAt = (text: string, at: number) => {
  const letter = text.charCodeAt(at) - 97;
  return letter >= 0 && letter < letters.length ? letter : letters.length;
};

let rows = [0, 1, 2].map(() => new Float64Array(64));

/**
 * The least that has to be changed to make one sound of the other; swapped neighbours cost a confused one.
 * Infinity where it is clear on the way that it is more than `max`.
 */
export function weightedEditDistance(one: string, other: string, max = Number.POSITIVE_INFINITY): number {
  const width = other.length + 1;
  if ((rows[0]?.length ?? 0) < width) rows = rows.map(() => new Float64Array(2 * width));
  let [beforeLast, last, current] = rows as [Float64Array, Float64Array, Float64Array];
  last[0] = 0;
  for (let column = 1; column < width; column += 1)
    last[column] = (last[column - 1] ?? 0) + (costsOfOne[letterAt(other, column - 1)] ?? 0);
  for (let row = 1; row <= one.length; row += 1) {
    const least = nextRow([beforeLast, last, current], one, other, row);
    if (least > max + confused) return Number.POSITIVE_INFINITY;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return last[other.length] ?? 0;
}

type Rows = readonly [beforeLast: Float64Array, last: Float64Array, current: Float64Array];

/** Fills a row of the table of costs; the least of it. */
function nextRow([beforeLast, last, current]: Rows, one: string, other: string, row: number): number {
  const mine = letterAt(one, row - 1);
  const added = costsOfOne[mine] ?? 0;
  current[0] = (last[0] ?? 0) + added;
  let leastOfRow = current[0];
  for (let column = 1; column <= other.length; column += 1) {
    const theirs = letterAt(other, column - 1);
    const isOther = mine === letters.length && one[row - 1] === other[column - 1];
    const least = Math.min(
      (last[column] ?? 0) + added,
      (current[column - 1] ?? 0) + (costsOfOne[theirs] ?? 0),
      (last[column - 1] ?? 0) + (isOther ? 0 : (costsOfTwo[mine * size + theirs] ?? 0)),
      row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
        ? (beforeLast[column - 2] ?? 0) + confused
        : Number.POSITIVE_INFINITY,
    );
    current[column] = least;
    if (least < leastOfRow) leastOfRow = least;
  }
  return leastOfRow;
}

/** The kinds of firm consonants in a sound, a bit for each; confused ones are of one kind. */
export function toConsonantKinds(sound: string): number {
  let kinds = 0;
  for (const letter of sound)
    if (letter >= 'a' && letter <= 'z' && letter !== 'h' && !vowels.has(letter))
      kinds |= 1 << ((classByConsonant.get(letter) ?? letter).charCodeAt(0) - 97);
  return kinds;
}

/** The least unlikeness of two sounds by their kinds of consonants: one exchanged for another makes up for two. */
export function minEditDistance(kinds: number, others: number): number {
  let count = 0;
  for (let different = kinds ^ others; different !== 0; different &= different - 1) count += 1;
  return (count * wrong) / 2;
}

/** A name as scripts without g, d, b, z and long vowels write it; only such names are compared by it. */
export function toCoarseSound(sound: string): string {
  return sound
    .replace(/[g]/g, 'k')
    .replace(/[d]/g, 't')
    .replace(/[bf]/g, 'p')
    .replace(/[jc]/g, 's')
    .replace(/h/g, '')
    .replace(/e$/, '')
    .replace(/m$/, 'n')
    .replace(/([a-z])\1/g, '$1');
}

const consonants = (word: string) => word.replace(/[aeiouy ]/g, '').length;
/** Consonants that cannot be added or left out for less than 1. */
export const countFirmConsonants = (word: string) => word.replace(/[aeiouyh ]/g, '').length;

/** How unlike a word may be and still be meant, by how many consonants it has; 0 for short words. */
export function maxForgivenDistance(sound: string): number {
  const count = consonants(sound);
  if (sound.length < 5 || count < 3) return 0;
  if (count === 3) return 0.6;
  if (count === 4) return 1;
  return count < 7 ? 1.3 : 1.8;
}

/** The consonants of a coarse sound, as every script writes them. */
export const toConsonantSkeleton = (coarse: string) =>
  coarse
    .replace(/[aeiouy]/g, '')
    .replace(/q|kv/g, 'k')
    .replace(/v/g, 'p')
    .replace(/m/g, 'n');

/**
 * How unlike the vowels of a coarse sound may be and still be meant. Short words of other languages have the
 * consonants of a medicine too often.
 */
export function maxForgivenVowelDistance(coarse: string): number {
  const count = toConsonantSkeleton(coarse).length;
  if (count < 3) return 0;
  if (count === 3) return wrongVowel;
  return count === 4 ? 1.3 : 2.1;
}
