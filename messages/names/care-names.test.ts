import { describe, expect, test } from 'vitest';
import {
  reasonsBySpecialization,
  registrableSpecializations,
  specializations,
} from '#domain/specializations.ts';
import { locales } from '#messages/runtime.js';
import { reasonName } from './reason-name.ts';
import { specializationName } from './specialization-name.ts';

const reasons = specializations.flatMap((each) => reasonsBySpecialization[each]);
const kinds = [
  ['specialization', registrableSpecializations, specializationName],
  ['reason', reasons, reasonName],
] as const;
const others = locales.filter((locale) => locale !== 'en');

describe.each(kinds)('B-08 every %s', (_, values, nameOf) => {
  test('B-08 is itself in English', () => {
    expect(values.map((value) => nameOf(value, 'en'))).toEqual(values);
  });

  test.each(others)('B-08 has a name of its own in %s, without a Latin letter', (locale) => {
    const names = values.map((value) => nameOf(value, locale));
    expect(names.filter((name) => /[A-Za-z]/.test(name))).toEqual([]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test("B-08 what has no name, such as the patient's own words, stays as it is", () => {
    for (const own of ['My left foot', 'constructor', '', 'बायाँ पैर']) expect(nameOf(own, 'ta')).toBe(own);
  });
});
