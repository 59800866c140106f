import { expect, test } from 'vitest';
import { medicinePhrases } from '#domain/medicine-phrases.ts';
import { m } from '#messages/messages.js';
import { locales } from '#messages/runtime.js';
import { medicinePhrase, storedPhrase } from './medicine-phrase.ts';

const others = locales.filter((locale) => locale !== 'en');
const lists = [
  [medicinePhrases.forms, m.prescriptions_forms],
  [medicinePhrases.doses, m.prescriptions_doses],
  [medicinePhrases.frequencies, m.prescriptions_frequencies],
  [medicinePhrases.durations, m.prescriptions_durations],
  [medicinePhrases.instructions, m.prescriptions_instruction_phrases],
] as const;

test.each(locales)('G-05 every list of phrases has as many in %s, and none twice', (locale) => {
  for (const [phrases, said] of lists) {
    const words = said({}, { locale }).split('|');
    expect(words).toHaveLength(phrases.length);
    expect(new Set(words).size).toBe(words.length);
    if (locale === 'en') expect(words).toEqual(phrases);
  }
});

test.each(others)('G-05 a phrase chosen in %s is stored in English, and read in it again', (locale) => {
  for (const phrase of [...lists.flatMap(([phrases]) => phrases), 'SR tablet', 'After lunch']) {
    const said = medicinePhrase(phrase, locale);
    if (!/\d ml$/.test(phrase)) expect(said).not.toMatch(/[A-Za-z]{3}/);
    expect(storedPhrase(said, locale)).toBe(phrase);
  }
});

test('G-05 letter case does not matter, any number of days is said, and own words stay', () => {
  expect(medicinePhrase('twice a day ', 'hi')).toBe('दिन में दो बार');
  expect(medicinePhrase('4 weeks', 'te')).toBe('4 వారాలు');
  expect(medicinePhrase('14 days', 'ta')).toBe('14 நாட்கள்');
  for (const own of ['On the knee', 'constructor', '']) {
    expect(medicinePhrase(own, 'hi')).toBe(own);
    expect(storedPhrase(own, 'hi')).toBe(own);
  }
});
