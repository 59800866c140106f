import { expect, test } from 'vitest';
import { findAdulthoodDay, isMinor, mayBeAdult } from './guardianship.ts';

const day = (dateOfBirth: string) => ({ dateOfBirth, birthYear: null });
const year = (birthYear: number) => ({ dateOfBirth: null, birthYear });

test.each([
  [day('2008-11-26'), '2026-11-26'],
  [day('2008-02-29'), '2026-03-01'],
  [day('2004-02-29'), '2022-03-01'],
  [day('2008-12-31'), '2026-12-31'],
  [year(2008), '2027-01-01'],
])('J-04 %o is surely of age on %s, and not the day before', (birth, first) => {
  expect(findAdulthoodDay(birth)).toBe(first);
  const before = new Date(Date.parse(first) - 86_400_000).toISOString().slice(0, 10);
  expect(isMinor(birth, before)).toBe(true);
  expect(isMinor(birth, first)).toBe(false);
  expect(mayBeAdult(birth, first)).toBe(true);
});

test('J-04 of whom only the year is known, both are possible in the year of the eighteenth birthday', () => {
  expect(mayBeAdult(year(2008), '2025-12-31')).toBe(false);
  expect(mayBeAdult(year(2008), '2026-01-01')).toBe(true);
  expect(isMinor(year(2008), '2026-01-01')).toBe(true);
});

test('J-04 the birth has to be known', () => {
  expect(() => findAdulthoodDay({ dateOfBirth: null, birthYear: null })).toThrow('Neither');
});
