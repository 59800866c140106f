import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { availabilityOf, bookedStarts, type HeldTime, type PublishedDay } from './availability.ts';
import { dayEnd, dayStart, gridOf, labelOf, minutesOf, slotIntervals } from './slot-grid.ts';

const at = (label: string) => minutesOf(label) ?? Number.NaN;
const day = (interval: number, ...labels: string[]): PublishedDay => ({
  date: '2026-11-26',
  interval,
  starts: labels.map(at),
});
const held = (from: string, to: string): HeldTime => ({ from: at(from), to: at(to) });

describe('E-02 a day as a visitor sees it', () => {
  test.each([
    ['nothing is held', [], ['09:00', '09:30', '10:00'], []],
    ['one is held', [held('09:30', '10:00')], ['09:00', '10:00'], ['09:30']],
    [
      'neighbours only touch',
      [held('08:30', '09:00'), held('10:30', '11:00')],
      ['09:00', '09:30', '10:00'],
      ['08:30', '10:30'],
    ],
    ['an hour covers two', [held('09:00', '10:00')], ['10:00'], ['09:00', '09:30']],
    ['a quarter inside one', [held('09:45', '10:00')], ['09:00', '10:00'], ['09:30', '09:45']],
    ['one minute over the edge', [held('09:45', '10:01')], ['09:00'], ['09:30', '09:45', '10:00']],
  ])('E-02 %s', (_, times, free, booked) => {
    const seen = availabilityOf(day(30, '09:00', '09:30', '10:00'), times, null);
    expect(seen).toEqual({ date: '2026-11-26', interval: 30, free, booked });
  });

  test.each([
    ['08:59', ['09:00', '09:30']],
    ['09:00', ['09:30']],
    ['09:29', ['09:30']],
    ['09:30', []],
  ])('E-02 at %s of today what has begun cannot be booked', (now, free) => {
    expect(availabilityOf(day(30, '09:00', '09:30'), [], at(now)).free).toEqual(free);
  });

  test('E-02 what is booked stays booked after it has begun', () => {
    expect(availabilityOf(day(30, '09:00'), [held('09:00', '09:30')], at('12:00')).booked).toEqual(['09:00']);
  });

  test('G-08 an appointment whose slot is no longer published is still shown as booked, once, in order', () => {
    expect(bookedStarts(day(15), [held('14:00', '14:15'), held('11:00', '12:00')]).map(labelOf)).toEqual([
      '11:00',
      '14:00',
    ]);
  });
});

describe('E-07 whatever was published and whatever is held', () => {
  const published = fc
    .constantFrom(...slotIntervals)
    .chain((interval) =>
      fc.subarray(gridOf(interval)).map((starts): PublishedDay => ({ date: '2026-11-26', interval, starts })),
    );
  const anyHeld = fc
    .record({
      from: fc.integer({ min: dayStart - 60, max: dayEnd }),
      length: fc.constantFrom<number>(5, ...slotIntervals, 90),
    })
    .map(({ from, length }): HeldTime => ({ from, to: from + length }));
  const anyHelds = fc.array(anyHeld, { maxLength: 12 });
  const anyNow = fc.option(fc.integer({ min: dayStart - 30, max: dayEnd + 30 }), { nil: null });
  const whatever = (rule: (day: PublishedDay, held: HeldTime[], now: number | null) => void) =>
    fc.assert(fc.property(published, anyHelds, anyNow, rule));

  test('E-07 no free slot overlaps a held time', () => {
    whatever((day, held, now) => {
      for (const start of availabilityOf(day, held, now).free.map(at)) {
        for (const time of held) {
          expect(start + day.interval <= time.from || start >= time.to).toBe(true);
        }
      }
    });
  });

  test('E-01 every published slot is free, booked or begun, and nothing else is free', () => {
    whatever((day, held, now) => {
      const { free, booked } = availabilityOf(day, held, now);
      const begun = day.starts.filter((start) => now !== null && start <= now).map(labelOf);
      const shown = new Set([...free, ...booked, ...begun]);
      expect(day.starts.map(labelOf).filter((label) => !shown.has(label))).toEqual([]);
      expect(free.filter((label) => !day.starts.includes(at(label)))).toEqual([]);
      expect(free.filter((label) => booked.includes(label) || begun.includes(label))).toEqual([]);
    });
  });

  test('E-02 a published slot is booked only when something overlaps it', () => {
    whatever((day, held, now) => {
      for (const start of availabilityOf(day, held, now).booked.map(at)) {
        const end = start + (day.starts.includes(start) ? day.interval : 1);
        expect(held.some((time) => start < time.to && time.from < end)).toBe(true);
      }
    });
  });

  test('G-08 every held start appears as booked, published or not, sorted and once', () => {
    whatever((day, held, now) => {
      const { booked } = availabilityOf(day, held, now);
      for (const time of held) expect(booked).toContain(labelOf(time.from));
      expect(booked).toEqual([...new Set(booked)].sort());
    });
  });
});
