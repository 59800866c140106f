import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/platform/calendar-days.ts';
import { listDaysOnWeekdays, toIsoWeekday } from './weekly-days.ts';

const anyDay = fc
  .integer({ min: Date.parse('2000-01-01') / 86_400_000, max: Date.parse('2099-12-31') / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));

describe('G-08 days of the week', () => {
  test.each([
    ['2026-11-23', 1],
    ['2026-11-26', 4],
    ['2026-11-28', 6],
    ['2026-11-29', 7],
  ])('G-08 %s is weekday %i', (day, weekday) => expect(toIsoWeekday(day)).toBe(weekday));

  test.each([
    ['the end is included, the start is not', '2026-11-26', '2026-12-03', [4], ['2026-12-03']],
    ['across a year', '2026-12-30', '2027-01-03', [5, 7], ['2027-01-01', '2027-01-03']],
    ['no weekday', '2026-11-26', '2027-11-26', [], []],
    ['an end that is no later', '2026-11-26', '2026-11-26', [1, 2, 3, 4, 5, 6, 7], []],
  ])('G-08 %s', (_, day, until, weekdays, expected) => {
    expect(listDaysOnWeekdays(day, until, weekdays)).toEqual(expected);
  });

  test('G-08 every day is on exactly one weekday', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 60 }), (day, count) => {
        const until = addDays(day, count);
        const all = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => listDaysOnWeekdays(day, until, [weekday]));
        expect(all.sort()).toEqual(Array.from({ length: count }, (_, index) => addDays(day, index + 1)));
      }),
    );
  });
});
