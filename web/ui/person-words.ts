import type { Gender } from '#domain/patients/genders.ts';
import { m } from '#messages/messages.js';
import { shortAge, type WithAge } from './age-words.ts';

const sexes: Readonly<Record<Gender, () => string>> = {
  Male: () => m.day_male(),
  Female: () => m.day_female(),
  Other: () => m.day_other(),
};

/** "34 M". */
export const personInBrief = (person: WithAge & { readonly gender: Gender }) =>
  m.day_person({ age: shortAge(person), sex: sexes[person.gender]() });
