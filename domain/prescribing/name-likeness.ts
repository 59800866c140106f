import { soundOf } from '#domain/name-sound.ts';

/**
 * The sound of a medicine's name: as of any name, but a soft "c" is an s and the "ch" of "chlor" a k, as in
 * "सेटिरिज़िन" and "क्लोर".
 */
export function medicineSound(name: string): string {
  return soundOf(name.replace(/c(?=[eiy])/gi, 's').replace(/ch(?=[lro])/gi, 'k'));
}

/**
 * How unlike two names of medicines are: of the sounds of name-sound.ts, and weighed, because a wrong vowel is
 * the commonest mistake and a wrong consonant mostly another medicine.
 */
const vowels = new Set('aeiouy');
/** Consonants that are confused, or that one script does not tell apart: Tamil writes k and g alike. */
const alike = ['kg', 'td', 'pbfv', 'sjc', 'mn', 'lr'];
const classOf = new Map(
  alike.flatMap((letters) => Array.from(letters, (letter) => [letter, letters] as const)),
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
  return classOf.get(one) !== undefined && classOf.get(one) === classOf.get(other) ? confused : wrong;
}

/**
 * The least that has to be changed to make one sound of the other; swapped neighbours cost a confused one.
 * Infinity where it is clear on the way that it is more than `atMost`.
 */
export function unlikeness(one: string, other: string, atMost = Number.POSITIVE_INFINITY): number {
  let beforeLast: number[] = [];
  let last = [0];
  for (const letter of other) last.push((last.at(-1) ?? 0) + addedOrLeftOut(letter));
  for (let row = 1; row <= one.length; row += 1) {
    const mine = one[row - 1] ?? '';
    const current = [(last[0] ?? 0) + addedOrLeftOut(mine)];
    let leastOfRow = current[0] ?? 0;
    for (let column = 1; column <= other.length; column += 1) {
      const theirs = other[column - 1] ?? '';
      let least = Math.min(
        (last[column] ?? 0) + addedOrLeftOut(mine),
        (current[column - 1] ?? 0) + addedOrLeftOut(theirs),
        (last[column - 1] ?? 0) + exchanged(mine, theirs),
      );
      const swapped = row > 1 && column > 1 && mine === other[column - 2] && one[row - 2] === theirs;
      if (swapped) least = Math.min(least, (beforeLast[column - 2] ?? 0) + confused);
      current.push(least);
      if (least < leastOfRow) leastOfRow = least;
    }
    if (leastOfRow > atMost + confused) return Number.POSITIVE_INFINITY;
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
}

/** A name as scripts without g, d, b, z and long vowels write it; only such names are compared by it. */
export function coarseSound(sound: string): string {
  return sound
    .replace(/[g]/g, 'k')
    .replace(/[d]/g, 't')
    .replace(/[bf]/g, 'p')
    .replace(/[jc]/g, 's')
    .replace(/h/g, '')
    .replace(/e$/, '')
    .replace(/([a-z])\1/g, '$1');
}

const consonants = (word: string) => word.replace(/[aeiouy ]/g, '').length;
/** Consonants that cannot be added or left out for less than 1. */
export const firmConsonants = (word: string) => word.replace(/[aeiouyh ]/g, '').length;

/**
 * How unlike a word may be and still be meant, by how many consonants it has; 0 for short words. Another script
 * spells the vowels as it hears them.
 */
export function unlikenessForgiven(sound: string, otherScript = false): number {
  const count = consonants(sound);
  if (sound.length < 5 || count < 3) return 0;
  const more = otherScript ? 0.3 : 0;
  if (count === 3) return 0.6 + more;
  if (count === 4) return 1 + more;
  return (count < 7 ? 1.3 : 1.8) + more;
}
