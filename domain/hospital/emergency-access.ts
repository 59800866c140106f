/** A record stays open for this long after an emergency access. */
export const emergencyMinutes = 30;

/** Limits per staff member: a higher number could be used to browse records. */
export const maxOpenAccesses = 3;
export const maxAccessesPerDay = 10;

/** More than "urgent", less than a history. */
export const emergencyReasonLength = { min: 10, max: 300 } as const;

const minWords = 3;

/** Requires three different words, in any script, so that dots or a repeated word do not pass. */
export function isMeaningfulReason(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}[\p{L}\p{M}\u200c\u200d]*/gu) ?? [];
  return new Set(words.filter((word) => new Set(word).size > 1)).size >= minWords;
}
