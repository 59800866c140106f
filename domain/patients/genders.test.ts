import { expect, test } from 'vitest';
import { genders, lowerCaseGenders, parseGender, toLowerCaseGender } from './genders.ts';

test('C-06 a gender is known in any letter case, and nothing else is one', () => {
  expect(['Male', 'FEMALE', 'other'].map((word) => parseGender(word))).toEqual(genders);
  expect(['', 'M', 'Unknown', ' Male'].map((word) => parseGender(word))).toEqual([null, null, null, null]);
});

test('F-13 every gender has its spelling in a patient’s own profile', () => {
  expect(genders.map(toLowerCaseGender)).toEqual(lowerCaseGenders);
  expect(lowerCaseGenders.map((word) => parseGender(word))).toEqual(genders);
});
