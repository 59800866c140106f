import { expect, test } from 'vitest';
import { addMonths } from './add-months.ts';

test.each([
  ['2026-11-26', 1, '2026-12-26'],
  ['2026-11-26', 3, '2027-02-26'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
])('G-05 %s and %i months is %s', (day, count, later) => {
  expect(addMonths(day, count)).toBe(later);
});
