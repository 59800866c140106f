/** The genders as they are stored, sent and offered. */
export const genders = ['Male', 'Female', 'Other'] as const;
export type Gender = (typeof genders)[number];

/** How a patient's own profile spells them (docs/product.md#the-api). */
export const lowerCaseGenders = ['male', 'female', 'other'] as const satisfies readonly Lowercase<Gender>[];

/** A gender in the spelling of a patient's own profile. */
export const toLowerCaseGender = (gender: Gender) => gender.toLowerCase() as Lowercase<Gender>;

/** A gender in any letter case; null for every other word. */
export function parseGender(word: Gender | Lowercase<Gender>): Gender;
export function parseGender(word: string): Gender | null;
export function parseGender(word: string): Gender | null {
  return genders.find((gender) => gender.toLowerCase() === word.toLowerCase()) ?? null;
}
