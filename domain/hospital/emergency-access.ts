/** How long a record stays open to whoever opened it in an emergency (M-03). */
export const emergencyMinutes = 30;

/** What one member of a staff opens in emergencies: more at once, or in 24 hours, is a way to read records. */
export const maxOpenAccesses = 3;
export const maxAccessesPerDay = 10;

/** How much has to be said of why: more than "urgent", less than a history. */
export const emergencyReasonLength = { atLeast: 10, atMost: 300 } as const;

const minWords = 3;

/** Whether a text has three different words, in whatever script: neither twenty dots nor one letter or word again and again. */
export function isMeaningfulReason(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}[\p{L}\p{M}\u200c\u200d]*/gu) ?? [];
  return new Set(words.filter((word) => new Set(word).size > 1)).size >= minWords;
}
