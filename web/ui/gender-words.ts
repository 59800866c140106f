import { m } from '#messages/messages.js';

/** The genders as forms and filters send them. Some answers have them in lower case. */
export const genders = ['Male', 'Female', 'Other'] as const;

const words: Readonly<Record<string, () => string>> = {
  male: () => m.session_male(),
  female: () => m.session_female(),
  other: () => m.session_other(),
};

/** A gender in the reader's language; unknown ones as they are. */
export function genderWord(gender: string): string {
  return words[gender.toLowerCase()]?.() ?? gender;
}
