import fc from 'fast-check';
import { expect, test } from 'vitest';
import { programs, truncateDescription } from './programs.ts';

const characters = (text: string) =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);

test('B-10 ten programs, each with its price', () => {
  expect(programs.map(({ id, rupees }) => [id, rupees])).toEqual([
    ['nutrition', 8000],
    ['cardiac', 15000],
    ['diabetes', 10000],
    ['oncology', 120000],
    ['orthopedic', 40000],
    ['maternity', 100000],
    ['pulmonary', 25000],
    ['dialysis', 3000],
    ['mental', 5000],
    ['pediatric', 8000],
  ]);
});

test('B-10 a hundred characters stay whole, the hundred and first is cut', () => {
  expect(truncateDescription('')).toBe('');
  expect(truncateDescription('a'.repeat(100))).toBe('a'.repeat(100));
  expect(truncateDescription('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`);
  expect(truncateDescription(`${'a'.repeat(99)} bc`)).toBe(`${'a'.repeat(99)}…`);
});

test('B-10 no vowel sign, joined letter or family is torn apart', () => {
  // Counts characters as people see them, however many code units each takes.
  for (const character of ['कि', 'क्षि', 'தி', '👨‍👩‍👧', '🇮🇳', 'é']) {
    const whole = `x${character.repeat(100)}`;
    expect(truncateDescription(whole)).toBe(`x${character.repeat(99)}…`);
  }
});

test('B-10 what is shown are the first characters of the text, and never more than a hundred', () => {
  const letters = fc.constantFrom('a', ' ', 'क', 'ि', '्', 'ष', 'ா', '👍', '🏽', '\u200d', 'é', '🇮');
  fc.assert(
    fc.property(fc.array(letters, { minLength: 90, maxLength: 160 }), (parts) => {
      const text = parts.join('');
      const short = truncateDescription(text);
      const first = characters(text).slice(0, 100).join('');
      expect(short).toBe(first === text ? text : `${first.trimEnd()}…`);
    }),
  );
});
