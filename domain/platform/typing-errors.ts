/**
 * Damerau-Levenshtein distance (optimal string alignment): letters omitted, added, replaced, or swapped with
 * the next one.
 */
export function editDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const at = (line: readonly number[], index: number) => line[index] ?? Number.POSITIVE_INFINITY;
      let fewest = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      );
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && swapped) fewest = Math.min(fewest, at(beforeLast, column - 2) + 1);
      current.push(fewest);
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
}

/** None for a short word, where each error makes another word. */
export function maxForgivenTypos(typed: string): number {
  if (typed.length < 4) return 0;
  return typed.length < 7 ? 1 : 2;
}

/** The first letter is rarely wrong, so a word must have it first or second. */
const beginsAlike = (typed: string, word: string) => word[0] === typed[0] || word[0] === typed[1];

function typosIfForgiven(typed: string, candidates: readonly string[]): number | null {
  const fewest = Math.min(...candidates.map((candidate) => editDistance(typed, candidate)));
  return fewest <= maxForgivenTypos(typed) ? fewest : null;
}

/** Null if there are too many. */
export function countWordTypos(typed: string, word: string): number | null {
  return beginsAlike(typed, word) ? typosIfForgiven(typed, [word]) : null;
}

/** For a word that may not be fully typed. */
export function countPrefixTypos(typed: string, word: string): number | null {
  if (!beginsAlike(typed, word)) return null;
  const { length } = typed;
  const beginnings = [length - 1, length, length + 1].map((letters) => word.slice(0, letters));
  return typosIfForgiven(typed, [...new Set([...beginnings, word])]);
}

const toConsonants = (word: string) => word.replace(/[aeiouy]/g, '');

/**
 * For words of complaints. A short word is forgiven one missing or added letter, two swapped ones, or another
 * vowel: another consonant makes it another part of the body.
 */
export function countComplaintTypos(typed: string, word: string): number | null {
  if (Math.abs(typed.length - word.length) > 2 || !beginsAlike(typed, word)) return null;
  const shortest = Math.min(typed.length, word.length);
  const typos = editDistance(typed, word);
  if (shortest >= 4)
    return typos <= maxForgivenTypos(typed.length > word.length ? typed : word) ? typos : null;
  if (typos !== 1 || Math.max(typed.length, word.length) < 3 || shortest < 2) return null;
  const sameLetters = [...typed].sort().join('') === [...word].sort().join('');
  const isClose = sameLetters || (typed.length !== word.length && shortest >= 3);
  return isClose || (shortest >= 3 && toConsonants(typed) === toConsonants(word)) ? 1 : null;
}
