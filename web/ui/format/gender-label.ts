import type { Gender } from '#domain/patients/genders.ts';
import { m } from '#messages/messages.js';

const labels: Readonly<Record<Gender, () => string>> = {
  Male: () => m.gender_male(),
  Female: () => m.gender_female(),
  Other: () => m.gender_other(),
};

export const genderLabel = (gender: Gender) => labels[gender]();
