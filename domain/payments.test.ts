import { expect, test } from 'vitest';
import { receiptName } from './payments.ts';

test.each([
  [2026, 1, 'R-2026-000001'],
  [2026, 42, 'R-2026-000042'],
  [2027, 1_234_567, 'R-2027-1234567'],
  [2026, 42, 'H7-2026-000042', 7],
] as const)('G-04 in year %i receipt %i is called %s', (year, number, name, hospital = null) => {
  expect(receiptName(year, number, hospital)).toBe(name);
});
