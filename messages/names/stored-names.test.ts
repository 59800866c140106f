import { describe, expect, test } from 'vitest';
import { demoCities } from '#db/demo/demo-cities.ts';
import {
  reasonsBySpecialization,
  registrableSpecializations,
  specializations,
} from '#domain/doctors/specializations.ts';
import { presetCities } from '#domain/search/preset-cities.ts';
import { locales } from '#messages/runtime.js';
import { translateCity } from './city-name.ts';
import { translateReason } from './reason-name.ts';
import { translateSpecialization } from './specialization-name.ts';
import { translateSpokenLanguage } from './spoken-language-name.ts';

const reasons = specializations.flatMap((each) => reasonsBySpecialization[each]);
// The languages of the demo clinic, so that no name is missing on its screens.
const spokenLanguages = ['English', 'Hindi', ...demoCities.flatMap((city) => city.languages)];
const kinds = [
  ['specialization', registrableSpecializations, translateSpecialization],
  ['reason', reasons, translateReason],
  ['large city', presetCities.map(({ name }) => name), translateCity],
  ['spoken language', [...new Set(spokenLanguages)], translateSpokenLanguage],
] as const;
const otherLocales = locales.filter((locale) => locale !== 'en');

describe.each(kinds)('B-08 every %s', (_, values, nameOf) => {
  test('B-08 is itself in English', () => {
    expect(values.map((value) => nameOf(value, 'en'))).toEqual(values);
  });

  test.each(otherLocales)('B-08 has a name of its own in %s, without a Latin letter', (locale) => {
    const names = values.map((value) => nameOf(value, locale));
    expect(names.filter((name) => /[A-Za-z]/.test(name))).toEqual([]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test("B-08 what has no name, such as the patient's own words, stays as it is", () => {
    for (const own of ['My left foot', 'constructor', '', 'बायाँ पैर']) expect(nameOf(own, 'ta')).toBe(own);
  });
});
