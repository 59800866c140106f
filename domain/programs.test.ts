import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compactAmount, programs, shortDescription } from './programs.ts';

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

test.each([
  [0, '0', 'one'],
  [999, '999', 'one'],
  [1000, '1', 'thousand'],
  [1049, '1', 'thousand'],
  [1050, '1.1', 'thousand'],
  [3000, '3', 'thousand'],
  [8000, '8', 'thousand'],
  [12_500, '12.5', 'thousand'],
  [40_000, '40', 'thousand'],
  [99_949, '99.9', 'thousand'],
  [99_950, '1', 'lakh'],
  [100_000, '1', 'lakh'],
  [120_000, '1.2', 'lakh'],
  [1_00_00_000, '100', 'lakh'],
] as const)('B-10 ₹ %i is %s %s', (rupees, amount, unit) => {
  expect(compactAmount(rupees)).toEqual({ amount, unit });
});

test('B-10 a compact amount is within half of its last digit of the price', () => {
  const worth = { one: 1, thousand: 1000, lakh: 100_000 };
  fc.assert(
    fc.property(fc.nat(10_00_00_000), (rupees) => {
      const { amount, unit } = compactAmount(rupees);
      expect(amount).toMatch(/^\d+(\.[1-9])?$/);
      const exact = unit === 'one' ? 0 : worth[unit] / 20;
      expect(Math.abs(Number(amount) * worth[unit] - rupees)).toBeLessThanOrEqual(exact + 1e-6);
    }),
  );
});

test('B-10 a hundred characters stay whole, the hundred and first is cut', () => {
  expect(shortDescription('')).toBe('');
  expect(shortDescription('a'.repeat(100))).toBe('a'.repeat(100));
  expect(shortDescription('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`);
  expect(shortDescription(`${'a'.repeat(99)} bc`)).toBe(`${'a'.repeat(99)}…`);
});

test('B-10 no vowel sign, joined letter or family is torn apart', () => {
  // The hundred counts characters as people see them, however many code units each takes.
  for (const character of ['कि', 'क्षि', 'தி', '👨‍👩‍👧', '🇮🇳', 'é']) {
    const whole = `x${character.repeat(100)}`;
    expect(shortDescription(whole)).toBe(`x${character.repeat(99)}…`);
  }
});

test('B-10 what is shown are the first characters of the text, and never more than a hundred', () => {
  const letters = fc.constantFrom('a', ' ', 'क', 'ि', '्', 'ष', 'ா', '👍', '🏽', '\u200d', 'é', '🇮');
  fc.assert(
    fc.property(fc.array(letters, { minLength: 90, maxLength: 160 }), (parts) => {
      const text = parts.join('');
      const short = shortDescription(text);
      const first = characters(text).slice(0, 100).join('');
      expect(short).toBe(first === text ? text : `${first.trimEnd()}…`);
    }),
  );
});
