import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adultRestingRange, compareWithResting, measurePulse, restingRanges, tapsNeeded } from './pulse.ts';

const createTaps = (intervals: readonly number[], from = 0) => {
  let at = from;
  return [from, ...intervals.map((interval) => (at += interval))];
};
const steady = (count: number, interval: number, from = 0) =>
  createTaps(
    Array.from({ length: count - 1 }, () => interval),
    from,
  );
const beat = fc.integer({ min: 240, max: 2900 });
const enough = fc.integer({ min: tapsNeeded, max: 60 });

test.each([
  [0, 6],
  [1, 5],
  [2, 4],
  [5, 1],
])('B-12 %i taps are too few by %i', (count, missing) => {
  expect(measurePulse(steady(count, 800).slice(0, count))).toEqual({ kind: 'too-few', missing });
});

test.each([
  [1000, 60],
  [600, 100],
  [857, 70],
  [240, 250],
  [2900, 21],
])('B-12 a beat every %i ms is a pulse of %i', (interval, beatsPerMinute) => {
  expect(measurePulse(steady(tapsNeeded, interval))).toEqual({ kind: 'steady', beatsPerMinute });
});

test('B-12 even taps give their rate, however many there are and whenever they began', () => {
  fc.assert(
    fc.property(beat, enough, fc.nat(1e9), (interval, count, from) => {
      expect(measurePulse(steady(count, interval, from))).toEqual({
        kind: 'steady',
        beatsPerMinute: Math.round(60_000 / interval),
      });
    }),
  );
});

test('B-12 a finger that is up to a tenth early or late changes the rate by no more than that', () => {
  const jitter = fc.array(fc.double({ min: 0.9, max: 1.1, noNaN: true }), { minLength: 5, maxLength: 40 });
  fc.assert(
    fc.property(fc.integer({ min: 300, max: 2500 }), jitter, (interval, factors) => {
      const pulse = measurePulse(createTaps(factors.map((factor) => interval * factor)));
      if (pulse.kind !== 'steady') throw new Error(`is ${pulse.kind}`);
      expect(pulse.beatsPerMinute).toBeGreaterThanOrEqual(Math.floor(60_000 / (interval * 1.1)));
      expect(pulse.beatsPerMinute).toBeLessThanOrEqual(Math.ceil(60_000 / (interval * 0.9)));
    }),
  );
});

test('B-12 one beat that was missed changes nothing', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 300, max: 1400 }),
      fc.integer({ min: 7, max: 30 }),
      fc.nat(),
      (interval, count, at) => {
        const intervals = Array.from({ length: count }, (_, index) =>
          index === at % count ? interval * 2 : interval,
        );
        expect(measurePulse(createTaps(intervals))).toEqual(measurePulse(steady(count, interval)));
      },
    ),
  );
});

test('B-12 what was tapped before a pause does not count', () => {
  const before = fc.array(fc.integer({ min: 1, max: 5000 }), { maxLength: 20 });
  fc.assert(
    fc.property(
      before,
      fc.integer({ min: 3001, max: 1e6 }),
      fc.array(fc.integer({ min: 1, max: 3000 })),
      (early, pause, late) => {
        const after = createTaps(late);
        expect(measurePulse(createTaps([...early, pause, ...late]))).toEqual(measurePulse(after));
      },
    ),
  );
});

test('B-12 a pulse that calms down is followed', () => {
  expect(measurePulse(createTaps([...Array(20).fill(500), ...Array(12).fill(900)]))).toEqual({
    kind: 'steady',
    beatsPerMinute: 67,
  });
});

test('B-12 taps without a rhythm give no figure', () => {
  expect(measurePulse(createTaps([400, 1200, 500, 1500, 450, 1100]))).toEqual({ kind: 'uneven' });
});

test('B-12 faster than any heart is no pulse', () => {
  expect(measurePulse(steady(10, 100))).toEqual({ kind: 'implausible' });
  expect(measurePulse(steady(10, 0))).toEqual({ kind: 'implausible' });
});

test('B-12 whatever is tapped, a figure is one that a heart can have', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(10_000), { maxLength: 60 }), (intervals) => {
      const pulse = measurePulse(createTaps(intervals));
      if (pulse.kind === 'steady') {
        expect(pulse.beatsPerMinute).toBeGreaterThanOrEqual(20);
        expect(pulse.beatsPerMinute).toBeLessThanOrEqual(250);
      }
      if (pulse.kind === 'too-few') expect(pulse.missing).toBeGreaterThan(0);
    }),
  );
});

test.each([
  [59, 'slow'],
  [60, 'usual'],
  [100, 'usual'],
  [101, 'fast'],
] as const)('B-12 a pulse of %i is %s for an adult at rest', (rate, compared) => {
  expect(compareWithResting(rate)).toBe(compared);
});

test('B-12 every range has a low and a high end, and adults have 60 to 100', () => {
  for (const { low, high } of restingRanges) expect(low).toBeLessThan(high);
  expect(restingRanges.find(({ who }) => who === 'adult')).toMatchObject(adultRestingRange);
});
