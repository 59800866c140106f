import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  defaultInterval,
  formatSlotTime,
  isOnGrid,
  listGridStarts,
  slotIntervals,
  toMinutes,
  toPartOfDay,
} from './slot-grid.ts';

describe('G-08 the day’s grid (docs/product.md#slots)', () => {
  test('G-08 intervals are 15 (default), 30 and 60 minutes', () => {
    expect(slotIntervals).toEqual([15, 30, 60]);
    expect(defaultInterval).toBe(15);
  });

  test.each([
    [15, 32, '16:45'],
    [30, 16, '16:30'],
    [60, 8, '16:00'],
  ] as const)('G-08 %i minutes: %i slots from 09:00, the last %s', (interval, count, last) => {
    const labels = listGridStarts(interval).map(formatSlotTime);
    expect(labels).toHaveLength(count);
    expect(labels[0]).toBe('09:00');
    expect(labels.at(-1)).toBe(last);
  });

  test('G-08 the hours are written out', () => {
    expect(listGridStarts(60).map(formatSlotTime)).toEqual([
      '09:00',
      '10:00',
      '11:00',
      '12:00',
      '13:00',
      '14:00',
      '15:00',
      '16:00',
    ]);
  });

  test.each(slotIntervals)(
    'G-08 %i minutes: a minute is on the grid when it is one of its starts',
    (interval) => {
      const starts = new Set(listGridStarts(interval));
      for (let minute = -60; minute <= 25 * 60; minute += 1) {
        expect([minute, isOnGrid(minute, interval)]).toEqual([minute, starts.has(minute)]);
      }
    },
  );

  test('G-08 17:00 ends the day and is no slot', () => {
    for (const interval of slotIntervals) expect(isOnGrid(17 * 60, interval)).toBe(false);
    expect(isOnGrid(16 * 60 + 45, 30)).toBe(false);
  });
});

describe('E-01 a slot’s label', () => {
  test.each([
    ['00:00', 0],
    ['09:00', 540],
    ['09:05', 545],
    ['16:45', 1005],
    ['23:59', 1439],
  ])('E-01 %s is minute %i, and back', (label, minutes) => {
    expect(toMinutes(label)).toBe(minutes);
    expect(formatSlotTime(minutes)).toBe(label);
  });

  test.each(['9:00', '24:00', '12:60', '09:00 AM', ' 09:00', '09:00\n', '0900', '-1:00', '०९:००', ''])(
    'E-05 %j is no time of day',
    (label) => expect(toMinutes(label)).toBeNull(),
  );

  test('E-01 every minute of the day has its own label', () => {
    const labels = Array.from({ length: 24 * 60 }, (_, minute) => formatSlotTime(minute));
    expect(new Set(labels).size).toBe(24 * 60);
    expect(labels.map(toMinutes)).toEqual(labels.map((_, minute) => minute));
  });

  test('E-05 other text is never a time of day', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const minutes = toMinutes(text);
        expect(minutes === null || formatSlotTime(minutes) === text).toBe(true);
      }),
    );
  });
});

test.each([
  ['09:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['15:59', 'afternoon'],
  ['16:00', 'evening'],
  ['16:45', 'evening'],
] as const)('E-01 %s is in the %s', (label, part) => expect(toPartOfDay(toMinutes(label) ?? -1)).toBe(part));
