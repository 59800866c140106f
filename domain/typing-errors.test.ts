import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slipsBetween, slipsForgiven, slipsToBeginning, slipsToWord } from './typing-errors.ts';

test.each([
  ['sarma', 'sarma', 0],
  ['sarna', 'sarma', 1],
  ['sarm', 'sarma', 1],
  ['sarmma', 'sarma', 1],
  ['samra', 'sarma', 1],
  ['asrma', 'sarma', 1],
  ['', 'sarma', 5],
  ['kabir', 'sarma', 4],
])('D-02 from %j to %j there are %d slips', (one, other, slips) => {
  expect(slipsBetween(one, other)).toBe(slips);
});

const word = fc.stringMatching(/^[a-d]{0,7}$/);

test('D-02 slips count alike in both directions, and at most the longer word', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      const slips = slipsBetween(one, other);
      expect(slips).toBe(slipsBetween(other, one));
      expect(slips === 0).toBe(one === other);
      expect(slips).toBeLessThanOrEqual(Math.max(one.length, other.length));
      expect(slips).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
    }),
  );
});

test('D-02 one letter changed, left out, added or swapped is one slip', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-m]{2,9}$/), fc.nat(), (name, where) => {
      const at = where % (name.length - 1);
      const swapped = name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2);
      expect(slipsBetween(name, `${name.slice(0, at)}z${name.slice(at + 1)}`)).toBe(1);
      expect(slipsBetween(name, name.slice(0, at) + name.slice(at + 1))).toBe(1);
      expect(slipsBetween(name, `${name.slice(0, at)}z${name.slice(at)}`)).toBe(1);
      expect(slipsBetween(name, swapped)).toBeLessThanOrEqual(1);
    }),
  );
});

test('D-02 short words forgive nothing, long ones two slips', () => {
  expect(['rav', 'sarma', 'krisnan'].map(slipsForgiven)).toEqual([0, 1, 2]);
});

test.each([
  ['sarna', 'sarma', 1],
  ['rav', 'roy', null],
  ['sarna', 'kabir', null],
  ['kardiolgist', 'kardiologist', 1],
  ['subrma', 'subramanian', null],
])('D-02 %j is %j with %s slips', (typed, name, slips) => expect(slipsToWord(typed, name)).toBe(slips));

test.each([
  ['subrma', 'subramanian', 1],
  ['hedac', 'headac', 1],
  ['subramanian', 'subramanian', 0],
  ['sxbrx', 'subramanian', null],
])('D-02 %j begins %j with %s slips', (typed, name, slips) => {
  expect(slipsToBeginning(typed, name)).toBe(slips);
});
