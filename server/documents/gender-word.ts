import type { Gender } from '#domain/genders.ts';
import { m } from '#messages/messages.js';
import type { Locale } from '#server/platform/language.ts';

const words = { Male: m.gender_male, Female: m.gender_female, Other: m.gender_other } as const;

/** A gender in the reader's language. */
export const genderWord = (gender: Gender, locale: Locale) => words[gender]({}, { locale });
