import { expect, test } from 'vitest';
import { parseDurationDays, toMedicineCourse } from './medicine-durations.ts';

test.each([
  ['5 days', 5],
  ['1 day', 1],
  ['30d', 30],
  ['x 5 days', 5],
  ['2 weeks', 14],
  ['1 month', 30],
  ['3 mths', 90],
  ['1 yr', 365],
  ['५ दिन', 5],
  ['2 हफ़्ते', 14],
  ['3 నెలలు', 90],
  ['7 நாட்கள்', 7],
  ['2 ವಾರ', 14],
  ['3 മാസം', 90],
  ['2 आठवडे', 14],
  ['1 মাস', 30],
  ['2 અઠવાડિયાં', 14],
  ['', null],
  ['until better', null],
  ['0 days', null],
  ['2 years', 730],
  ['5-7 days', 7],
  ['2 to 3 weeks', 21],
  ['5', null],
  ['5 bottles', null],
])('G-10 %j is %j days', (text, days) => {
  expect(parseDurationDays(text)).toBe(days);
});

test('G-10 a course ends on its last day; without a duration it counts for 30 days, to be continued for a year', () => {
  expect(toMedicineCourse('5 days', '2026-11-26')).toEqual({
    until: '2026-11-30',
    countsUntil: '2026-11-30',
    assumed: false,
  });
  expect(toMedicineCourse('', '2026-11-26')).toEqual({
    until: null,
    countsUntil: '2026-12-25',
    assumed: true,
  });
  expect(toMedicineCourse('To be continued', '2026-11-26')).toEqual({
    until: null,
    countsUntil: '2027-11-25',
    assumed: false,
  });
});
