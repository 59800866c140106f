const minuteMilliseconds = 60_000;

/** How long a code is valid (C-09). */
export const codeValidMinutes = 10;
export const codeValidMilliseconds = codeValidMinutes * minuteMilliseconds;

/** Guesses at one code. */
export const guessesPerCode = 5;

/** Codes for one phone in this window. */
export const maxCodes = 3;
export const codeWindowMilliseconds = 60 * minuteMilliseconds;

/** Wrong guesses at all codes of one phone in this window; guessing takes centuries then. */
export const maxWrongGuesses = 10;
export const wrongGuessWindowMilliseconds = 24 * 60 * minuteMilliseconds;
