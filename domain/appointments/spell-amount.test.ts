import { expect, test } from 'vitest';
import { spellAmount } from './spell-amount.ts';

test.each([
  [90_000, 'Rupees nine hundred only'],
  [50, 'Rupees zero and paise fifty only'],
  [123_450, 'Rupees one thousand two hundred thirty-four and paise fifty only'],
  [2_000_000, 'Rupees twenty thousand only'],
  [12_345_600, 'Rupees one lakh twenty-three thousand four hundred fifty-six only'],
  [1_000_000_000, 'Rupees one crore only'],
  [
    99_999_999_999,
    'Rupees ninety-nine crore ninety-nine lakh ninety-nine thousand nine hundred ninety-nine and paise ninety-nine only',
  ],
])('F-05 %i paise are %s', (paise, words) => {
  expect(spellAmount(paise)).toBe(words);
});
