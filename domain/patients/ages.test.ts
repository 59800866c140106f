import { expect, test } from 'vitest';
import { isApproximateBirth, toAge, toAgeInYears, toBirthMonth, toMinAge, toSpokenAge } from './ages.ts';

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
  expect(toAge(dateOfBirth, day)).toEqual({ count, unit });
});

test.each([
  ['1990-11-26', '2026-11-25', 35],
  ['1990-11-26', '2026-11-26', 36],
  ['1990-11-26', '2026-12-01', 36],
  ['2026-11-26', '2026-11-26', 0],
  ['2004-02-29', '2026-02-28', 21],
  ['2004-02-29', '2026-03-01', 22],
  ['2004-02-29', '2028-02-29', 24],
])('G-07 who was born on %s is on %s %i years old', (birthday, day, age) =>
  expect(toAgeInYears(birthday, day)).toBe(age),
);

test.each([
  ['1958', '2026-11-25', 68, 67],
  ['2026', '2026-11-25', 0, 0],
  ['2027', '2026-11-25', 0, 0],
] as const)(
  'J-02 whoever was born in %s is on %s about %i years old, and %i at the least',
  (year, day, about, least) => {
    expect(toAgeInYears(year, day)).toBe(about);
    expect(toAge(year, day)).toEqual({ count: about, unit: 'year' });
    expect(toMinAge(year, day)).toBe(least);
    expect(toMinAge('1990-11-26', '2026-11-25')).toBe(35);
  },
);

test.each([
  ['2026-11-26', '2026-11-26', 0, 'day'],
  ['2026-11-26', '2026-11-13', 13, 'day'],
  ['2026-11-26', '2026-11-12', 2, 'week'],
  ['2026-11-26', '2026-10-27', 4, 'week'],
  ['2026-11-26', '2026-10-26', 1, 'month'],
  ['2026-11-26', '2024-11-27', 23, 'month'],
  ['2026-11-26', '2024-11-26', 2, 'year'],
  ['2026-11-26', '2026-06', 5, 'month'],
  ['2026-11-26', '2026-11', 0, 'month'],
  ['2026-11-26', '2024-02', 2, 'year'],
  ['2026-11-26', '2026', 0, 'year'],
] as const)('G-07 on %s somebody born on %s is said to be %i %s old', (day, birthDate, count, unit) => {
  expect(toSpokenAge(birthDate, day)).toEqual({ count, unit });
});

test.each([
  [0, '2026-11-26', 2026, 11],
  [5, '2026-11-26', 2026, 6],
  [11, '2026-11-26', 2025, 12],
  [35, '2026-11-26', 2023, 12],
  [2, '2026-02-01', 2025, 12],
] as const)('J-02 who is %i months old on %s was born in %i-%i', (months, day, year, month) => {
  const born = toBirthMonth(months, day);
  expect(born).toEqual({ birthYear: year, birthMonth: month });
  const birthDate = `${year}-${String(month).padStart(2, '0')}`;
  expect(toAge(birthDate, day)).toEqual(
    months < 24 ? { count: months, unit: 'month' } : { count: Math.floor(months / 12), unit: 'year' },
  );
  expect(isApproximateBirth(birthDate)).toBe(true);
  expect(toMinAge('2008-11', '2026-11-26')).toBe(17);
});
