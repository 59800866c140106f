import { expect, test } from 'vitest';
import { isGstin } from './gstin.ts';

test.each([
  ['27AAPFU0939F1ZV', true],
  ['29AAGCB7383J1Z4', true],
  // The check character of another number.
  ['27AAPFU0939F1ZW', false],
  ['27AAPFU0939F1Z', false],
  ['27aapfu0939f1zv', false],
  ['', false],
])('M-11 %s as a GSTIN: %s', (text, is) => {
  expect(isGstin(text)).toBe(is);
});
