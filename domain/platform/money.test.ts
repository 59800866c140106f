import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toPaise, toRupees } from './money.ts';

test.each([
  [0, 0],
  [0.01, 1],
  [0.29, 29],
  [1.1, 110],
  [4.35, 435],
  [650.5, 65_050],
  [1_234_567.89, 123_456_789],
])('C-06 ₹ %d is %i paise, and back', (rupees, paise) => {
  expect(toPaise(rupees)).toBe(paise);
  expect(toRupees(paise)).toBe(rupees);
});

test('G-02 every amount in paise survives the way to rupees and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_00 }), (paise) => {
      expect(toPaise(toRupees(paise))).toBe(paise);
      expect(String(toRupees(paise))).toMatch(/^\d+(\.\d{1,2})?$/);
    }),
  );
});
