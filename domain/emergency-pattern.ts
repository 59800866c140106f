/**
 * Patterns by language, in its script and in Latin letters. A pattern is found in a text that has a word of
 * each of its lists, in any order; `*` ends the beginning of a word, and a list that begins with `!` names
 * words that must not be there.
 */
export type EmergencyWords = Readonly<
  Record<'en' | 'hi' | 'te' | 'ta' | 'kn' | 'ml' | 'mr' | 'bn' | 'gu', readonly (readonly string[])[]>
>;
