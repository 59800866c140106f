import { expect, test } from 'vitest';
import { genderOf, genders, lowerCaseGender, lowerCaseGenders } from './genders.ts';

test('C-06 a gender is known in any letter case, and nothing else is one', () => {
  expect(['Male', 'FEMALE', 'other'].map((word) => genderOf(word))).toEqual(genders);
  expect(['', 'M', 'Unknown', ' Male'].map((word) => genderOf(word))).toEqual([null, null, null, null]);
});

test('F-13 every gender has its spelling in a patient’s own profile', () => {
  expect(genders.map(lowerCaseGender)).toEqual(lowerCaseGenders);
  expect(lowerCaseGenders.map((word) => genderOf(word))).toEqual(genders);
});
