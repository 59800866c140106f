import type { Gender } from '#domain/patients/genders.ts';
import { m } from '#messages/messages.js';
import type { Locale } from '#server/platform/http/language.ts';

const genderMessages = { Male: m.gender_male, Female: m.gender_female, Other: m.gender_other } as const;

export const genderLabel = (gender: Gender, locale: Locale) => genderMessages[gender]({}, { locale });
