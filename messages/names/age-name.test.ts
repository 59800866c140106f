import { expect, test } from 'vitest';
import { locales } from '#messages/runtime.js';
import { translateAge } from './age-name.ts';

test.each(locales)('G-07 in %s no age is 0, and each is said in its unit', (locale) => {
  const ages = [
    { count: 0, unit: 'day' },
    { count: 0, unit: 'month' },
    { count: 0, unit: 'year' },
    { count: 3, unit: 'day' },
    { count: 3, unit: 'week' },
    { count: 5, unit: 'month' },
    { count: 34, unit: 'year' },
  ] as const;
  for (const display of ['long', 'short'] as const) {
    const words = ages.map((age) => translateAge(age, false, { locale, display }));
    expect(new Set(words).size).toBe(ages.length);
    for (const one of words) expect(one).not.toMatch(/\b0\b/);
  }
});

test('G-07 ages in English', () => {
  const translateLongAge = (count: number, unit: 'day' | 'week' | 'month' | 'year', isAbout = false) =>
    [
      translateAge({ count, unit }, isAbout),
      translateAge({ count, unit }, isAbout, { display: 'short' }),
    ].join(', ');
  expect(translateLongAge(0, 'day')).toBe('newborn, newborn');
  expect(translateLongAge(3, 'week')).toBe('3 weeks, 3 wks');
  expect(translateLongAge(5, 'month', true)).toBe('about 5 months, about 5 mths');
  expect(translateLongAge(0, 'year', true)).toBe('under 1 year, under 1 year');
});
