/**
 * How many slips turn one word into the other: a letter left out, added, replaced, or swapped with its neighbour
 * (Damerau-Levenshtein, each place touched once).
 */
export function slipsBetween(one: string, other: string): number {
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

/** Slips that are forgiven: none in a short word, where each makes another word of it. */
export function slipsForgiven(typed: string): number {
  if (typed.length < 4) return 0;
  return typed.length < 7 ? 1 : 2;
}

/** Hardly anybody misses the first letter, so a word must have it there, or second. */
const beginsAlike = (typed: string, word: string) => word[0] === typed[0] || word[0] === typed[1];

function forgivenSlips(typed: string, candidates: readonly string[]): number | null {
  const fewest = Math.min(...candidates.map((candidate) => slipsBetween(typed, candidate)));
  return fewest <= slipsForgiven(typed) ? fewest : null;
}

/** How many slips stand between a typed word and a word; null when they are more than is forgiven. */
export function slipsToWord(typed: string, word: string): number | null {
  return beginsAlike(typed, word) ? forgivenSlips(typed, [word]) : null;
}

/** As `slipsToWord`, for a word that may not be typed to its end yet. */
export function slipsToBeginning(typed: string, word: string): number | null {
  if (!beginsAlike(typed, word)) return null;
  const { length } = typed;
  const beginnings = [length - 1, length, length + 1].map((letters) => word.slice(0, letters));
  return forgivenSlips(typed, [...new Set([...beginnings, word])]);
}
