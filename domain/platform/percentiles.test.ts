import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toPercentile } from './percentiles.ts';

const counted = (values: readonly number[]) =>
  [...new Set(values)].map((value) => [value, values.filter((one) => one === value).length] as const);

test.each([
  [[], 0.5, null],
  [[7], 0.8, 7],
  [[5, 10, 15, 20, 60], 0.5, 15],
  [[5, 10, 15, 20, 60], 0.8, 28],
  [[1, 2], 0.5, 1.5],
  [[3, 3, 3, 9], 0.5, 3],
  [[3, 9], 1, 9],
  [[9, 3], 0, 3],
] as const)('M-09 of %j the share of %s lies below %s', (values, share, expected) => {
  const found = toPercentile(counted(values), share);
  if (expected === null) expect(found).toBeNull();
  else expect(found).toBeCloseTo(expected);
});

/** The tolerance for sums of fractions. */
const tolerance = 1e-9;
test('M-09 it is one of the values or between two neighbours, and grows with the share', () => {
  const minutes = fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 60 });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(minutes, share, share, (values, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)].map((part) =>
        Number(toPercentile(counted(values), part)),
      ) as [number, number];
      const below = values.filter((value) => value < low - tolerance).length;
      expect(low).toBeLessThanOrEqual(high + tolerance);
      expect(below).toBeLessThanOrEqual(Math.ceil(Math.min(one, other) * (values.length - 1)));
      expect(low).toBeGreaterThanOrEqual(Math.min(...values) - tolerance);
      expect(high).toBeLessThanOrEqual(Math.max(...values) + tolerance);
    }),
  );
});
