import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  listBookedStarts,
  listStarts,
  type OccupiedTime,
  type PublishedDay,
  type PublishedPart,
  toAvailability,
} from './availability.ts';
import { dayEnd, dayStart, formatSlotTime, listGridStarts, slotIntervals, toMinutes } from './slot-grid.ts';

const at = (label: string) => toMinutes(label) ?? Number.NaN;
const part = (interval: number, starts: number[], retained: number[] = []): PublishedPart => ({
  practiceId: 1,
  interval,
  mode: 'Any',
  starts,
  retained,
  isPart: true,
});
const day = (interval: number, ...labels: string[]): PublishedDay => ({
  date: '2026-11-26',
  parts: [part(interval, labels.map(at))],
});
const occupied = (from: string, to: string): OccupiedTime => ({ from: at(from), to: at(to) });

describe('E-02 a day as a visitor sees it', () => {
  test.each([
    ['nothing is held', [], ['09:00', '09:30', '10:00'], []],
    ['one is held', [occupied('09:30', '10:00')], ['09:00', '10:00'], ['09:30']],
    [
      'neighbours only touch',
      [occupied('08:30', '09:00'), occupied('10:30', '11:00')],
      ['09:00', '09:30', '10:00'],
      ['08:30', '10:30'],
    ],
    ['an hour covers two', [occupied('09:00', '10:00')], ['10:00'], ['09:00', '09:30']],
    ['a quarter inside one', [occupied('09:45', '10:00')], ['09:00', '10:00'], ['09:30', '09:45']],
    ['one minute over the edge', [occupied('09:45', '10:01')], ['09:00'], ['09:30', '09:45', '10:00']],
  ])('E-02 %s', (_, times, free, booked) => {
    const seen = toAvailability(day(30, '09:00', '09:30', '10:00'), times, null);
    expect(seen).toMatchObject({ date: '2026-11-26', interval: 30, free, booked });
  });

  test.each([
    ['08:59', ['09:00', '09:30']],
    ['09:00', ['09:30']],
    ['09:29', ['09:30']],
    ['09:30', []],
  ])('E-02 at %s of today what has begun cannot be booked', (now, free) => {
    expect(toAvailability(day(30, '09:00', '09:30'), [], at(now)).free).toEqual(free);
  });

  test('E-02 what is booked stays booked after it has begun', () => {
    expect(toAvailability(day(30, '09:00'), [occupied('09:00', '09:30')], at('12:00')).booked).toEqual([
      '09:00',
    ]);
  });

  test('G-08 an appointment whose slot is no longer published is still shown as booked, once, in order', () => {
    expect(
      listBookedStarts(day(15), [occupied('14:00', '14:15'), occupied('11:00', '12:00')]).map(formatSlotTime),
    ).toEqual(['11:00', '14:00']);
  });
});

test('K-01 what stays for a visit alone is booked, and offered to nobody when the visit is gone', () => {
  const retained: PublishedDay = { date: '2026-11-26', parts: [part(15, [at('09:00')], [at('10:10')])] };
  expect(toAvailability(retained, [occupied('10:10', '10:25')], null)).toMatchObject({
    free: ['09:00'],
    booked: ['10:10'],
  });
  expect(toAvailability(retained, [], null)).toMatchObject({ free: ['09:00'], booked: [] });
});

describe('E-07 whatever was published and whatever is held', () => {
  const evening = Array.from({ length: 9 }, (_, index) => dayEnd + 40 * index);
  /** A day on the grid, and an evening at another practice. */
  const published = fc.constantFrom(...slotIntervals).chain((interval) =>
    fc.tuple(fc.subarray(listGridStarts(interval)), fc.subarray(evening)).map(
      ([starts, late]): PublishedDay => ({
        date: '2026-11-26',
        parts: [part(interval, starts), { ...part(40, late), practiceId: 2, mode: 'Online' }],
      }),
    ),
  );
  const lengthAt = ({ parts }: PublishedDay, start: number) =>
    parts.find(({ starts }) => starts.includes(start))?.interval;
  const anyHeld = fc
    .record({
      from: fc.integer({ min: dayStart - 60, max: dayEnd + 360 }),
      length: fc.constantFrom<number>(5, ...slotIntervals, 90),
    })
    .map(({ from, length }): OccupiedTime => ({ from, to: from + length }));
  const anyHelds = fc.array(anyHeld, { maxLength: 12 });
  const anyNow = fc.option(fc.integer({ min: dayStart - 30, max: dayEnd + 360 }), { nil: null });
  const forAnyDay = (rule: (day: PublishedDay, occupied: OccupiedTime[], now: number | null) => void) =>
    fc.assert(fc.property(published, anyHelds, anyNow, rule));

  test('E-07 no free slot overlaps a held time', () => {
    forAnyDay((day, occupied, now) => {
      for (const start of toAvailability(day, occupied, now).free.map(at)) {
        for (const time of occupied) {
          expect(start + (lengthAt(day, start) ?? 0) <= time.from || start >= time.to).toBe(true);
        }
      }
    });
  });

  test('E-01 every published slot is free, booked or begun, and nothing else is free', () => {
    forAnyDay((day, occupied, now) => {
      const { free, booked } = toAvailability(day, occupied, now);
      const begun = listStarts(day)
        .filter((start) => now !== null && start <= now)
        .map(formatSlotTime);
      const shown = new Set([...free, ...booked, ...begun]);
      expect(
        listStarts(day)
          .map(formatSlotTime)
          .filter((label) => !shown.has(label)),
      ).toEqual([]);
      expect(free.filter((label) => !listStarts(day).includes(at(label)))).toEqual([]);
      expect(free.filter((label) => booked.includes(label) || begun.includes(label))).toEqual([]);
    });
  });

  test('E-02 a published slot is booked only when something overlaps it', () => {
    forAnyDay((day, occupied, now) => {
      for (const start of toAvailability(day, occupied, now).booked.map(at)) {
        const end = start + (lengthAt(day, start) ?? 1);
        expect(occupied.some((time) => start < time.to && time.from < end)).toBe(true);
      }
    });
  });

  test('K-01 the parts of a day say together what the day says', () => {
    forAnyDay((day, occupied, now) => {
      const { free, booked, parts } = toAvailability(day, occupied, now);
      expect(parts.flatMap((one) => one.free).sort()).toEqual(free);
      expect(booked).toEqual(expect.arrayContaining(parts.flatMap((one) => one.booked)));
      for (const { practiceId, free: there } of parts) {
        const offered = day.parts.find((one) => one.practiceId === practiceId)?.starts ?? [];
        expect(there.filter((label) => !offered.includes(at(label)))).toEqual([]);
      }
    });
  });

  test('G-08 every held start appears as booked, published or not, sorted and once', () => {
    forAnyDay((day, occupied, now) => {
      const { booked } = toAvailability(day, occupied, now);
      for (const time of occupied) expect(booked).toContain(formatSlotTime(time.from));
      expect(booked).toEqual([...new Set(booked)].sort());
    });
  });
});
