import { expect, test } from 'vitest';
import { addMonths, addToMonth, listWeeks } from './calendar-months.ts';

test.each([
  ['2026-11-26', 1, '2026-12-26'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2027-03-31', -1, '2027-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2027-01-15', -1, '2026-12-15'],
])('G-08 %s and %i months is %s', (day, count, expected) => expect(addMonths(day, count)).toBe(expected));

test('G-08 months follow each other across a year', () => {
  expect(addToMonth('2026-12', 1)).toBe('2027-01');
  expect(addToMonth('2027-01', -1)).toBe('2026-12');
});

test('G-08 a month has whole weeks from Monday on, and each of its days once', () => {
  const weeks = listWeeks('2026-11');
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks.at(-1)?.[0]).toBe('2026-11-30');
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  expect(listWeeks('2027-02')).toHaveLength(4);
});
