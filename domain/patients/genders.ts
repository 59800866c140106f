/** As stored, sent and offered. */
export const genders = ['Male', 'Female', 'Other'] as const;
export type Gender = (typeof genders)[number];

/** The spelling in a patient's own profile. */
export const lowerCaseGenders = ['male', 'female', 'other'] as const satisfies readonly Lowercase<Gender>[];

export const toLowerCaseGender = (gender: Gender) => gender.toLowerCase() as Lowercase<Gender>;

/** Ignores letter case; null for any other word. */
export function parseGender(word: Gender | Lowercase<Gender>): Gender;
export function parseGender(word: string): Gender | null;
export function parseGender(word: string): Gender | null {
  return genders.find((gender) => gender.toLowerCase() === word.toLowerCase()) ?? null;
}
