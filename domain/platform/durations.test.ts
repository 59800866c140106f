import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toDurationWithUnit } from './durations.ts';

test.each([
  [120, 2, 'hour'],
  [60, 1, 'hour'],
  [1440, 24, 'hour'],
  [90, 90, 'minute'],
  [45, 45, 'minute'],
  [0, 0, 'minute'],
])('B-12 %i minutes are %i %ss', (minutes, count, unit) => {
  expect(toDurationWithUnit(minutes)).toEqual({ count, unit });
});

test('B-12 no stretch of time becomes longer or shorter by being said', () => {
  fc.assert(
    fc.property(fc.nat(99_999), (minutes) => {
      const { count, unit } = toDurationWithUnit(minutes);
      expect(unit === 'hour' ? count * 60 : count).toBe(minutes);
    }),
  );
});
