const minuteMilliseconds = 60_000;

/** How long a code is valid (C-09). */
export const validMinutes = 10;
export const validMilliseconds = validMinutes * minuteMilliseconds;

/** Guesses at one code. */
export const guessesPerCode = 5;

/** Codes for one phone in this window. */
export const codesAtMost = 3;
export const codesMilliseconds = 60 * minuteMilliseconds;

/** Wrong guesses at all codes of one phone in this window; guessing takes centuries then. */
export const wrongAtMost = 10;
export const wrongMilliseconds = 24 * 60 * minuteMilliseconds;
