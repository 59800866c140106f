import { expect, test } from 'vitest';
import { ageWithUnit } from './ages.ts';

test.each([
  ['2026-11-26', '1990-04-12', 36, 'year'],
  ['2026-11-26', '1990-11-26', 36, 'year'],
  ['2026-11-26', '1990-11-27', 35, 'year'],
  ['2026-11-26', '2024-11-26', 2, 'year'],
  ['2026-11-26', '2024-11-27', 23, 'month'],
  ['2026-11-26', '2026-10-26', 1, 'month'],
  ['2026-11-26', '2026-10-27', 30, 'day'],
  ['2026-03-01', '2026-02-27', 2, 'day'],
  ['2028-02-29', '2024-02-29', 4, 'year'],
  ['2027-02-28', '2024-02-29', 2, 'year'],
  ['2026-11-26', '2026-11-26', 0, 'day'],
  ['2026-11-26', '2026-12-01', 0, 'day'],
] as const)('G-05 on %s somebody born on %s is %i %s old', (day, dateOfBirth, count, unit) => {
  expect(ageWithUnit(dateOfBirth, day)).toEqual({ count, unit });
});
