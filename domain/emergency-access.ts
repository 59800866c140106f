/** How long a record stays open to whoever opened it in an emergency (M-03). */
export const emergencyMinutes = 30;

/** How much has to be said of why: more than "urgent", less than a history. */
export const emergencyReasonLetters = { atLeast: 10, atMost: 300 } as const;
