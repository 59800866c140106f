import { expect, test } from 'vitest';
import { receiptName } from './payments.ts';

test.each([
  [2026, 1, 'R-2026-000001'],
  [2026, 42, 'R-2026-000042'],
  [2027, 1_234_567, 'R-2027-1234567'],
])('G-04 receipt %i of year %i is called %s', (year, number, name) => {
  expect(receiptName(year, number)).toBe(name);
});
