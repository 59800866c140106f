/**
 * The edit distance of two words: letters left out, added, replaced, or swapped with the next one
 * (Damerau-Levenshtein, optimal string alignment).
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

/** How many typing errors are forgiven: none in a short word, where each makes another word. */
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

/** How many typing errors lie between what was typed and a word; null if too many. */
export function countWordTypos(typed: string, word: string): number | null {
  return beginsAlike(typed, word) ? typosIfForgiven(typed, [word]) : null;
}

/** As `typosInWord`, for a word that may not be typed to its end. */
export function countPrefixTypos(typed: string, word: string): number | null {
  if (!beginsAlike(typed, word)) return null;
  const { length } = typed;
  const beginnings = [length - 1, length, length + 1].map((letters) => word.slice(0, letters));
  return typosIfForgiven(typed, [...new Set([...beginnings, word])]);
}

/** What is left of a word in Latin letters without its vowels. */
const toConsonants = (word: string) => word.replace(/[aeiouy]/g, '');

/**
 * As `typosInWord`, for written words of complaints. A short word is forgiven one letter that is missing or
 * added, two that are swapped, and another vowel: another consonant makes another part of the body of it.
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
