const minuteMilliseconds = 60_000;

/** How long a code is good for (C-09). */
export const validMinutes = 10;
export const validMilliseconds = validMinutes * minuteMilliseconds;

/** Guesses at one code. */
export const guessesPerCode = 5;

/** Codes for one phone, in a window of this length. */
export const codesAtMost = 3;
export const codesMilliseconds = 60 * minuteMilliseconds;

/**
 * Wrong guesses at all codes of one phone: however many codes one asks for, guessing them takes centuries.
 */
export const wrongAtMost = 10;
export const wrongMilliseconds = 24 * 60 * minuteMilliseconds;
