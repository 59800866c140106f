import { expect, test } from 'vitest';
import { formatReceiptNumber } from './payments.ts';

test.each([
  [2026, 1, 'R-2026-000001', null],
  [2026, 42, 'R-2026-000042', null],
  [2027, 1_234_567, 'R-2027-1234567', null],
  [2026, 42, 'H7-2026-000042', 7],
])('G-04 in year %i receipt %i is called %s', (year, number, name, hospital) => {
  expect(formatReceiptNumber(year, number, hospital)).toBe(name);
});
