/** SQL: words of the code as a list of string literals, `'Pending', 'Confirmed'`; not for what anybody has typed. */
export const literalsSql = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');
