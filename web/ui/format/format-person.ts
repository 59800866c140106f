import type { Gender } from '#domain/patients/genders.ts';
import { m } from '#messages/messages.js';
import { formatShortAge, type PersonAge } from './format-age.ts';

const sexes: Readonly<Record<Gender, () => string>> = {
  Male: () => m.day_male(),
  Female: () => m.day_female(),
  Other: () => m.day_other(),
};

/** "34 M". */
export const formatPersonBrief = (person: PersonAge & { readonly gender: Gender }) =>
  m.day_person({ age: formatShortAge(person), sex: sexes[person.gender]() });
