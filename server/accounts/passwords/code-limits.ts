const minuteMilliseconds = 60_000;

export const codeValidMinutes = 10;
export const codeValidMilliseconds = codeValidMinutes * minuteMilliseconds;

export const guessesPerCode = 5;

/** Per phone, within `codeWindowMilliseconds`. */
export const maxCodes = 3;
export const codeWindowMilliseconds = 60 * minuteMilliseconds;

/**
 * For all codes of one phone, within `wrongGuessWindowMilliseconds`; guessing a code would take centuries.
 */
export const maxWrongGuesses = 10;
export const wrongGuessWindowMilliseconds = 24 * 60 * minuteMilliseconds;
