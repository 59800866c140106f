/**
 * A SQL list of string literals, `'Pending', 'Confirmed'`, for constants of the code only, never for user
 * input.
 */
export const literalsSql = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');
