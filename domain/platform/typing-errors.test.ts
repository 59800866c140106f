import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countPrefixTypos, countWordTypos, editDistance, maxForgivenTypos } from './typing-errors.ts';

test.each([
  ['sarma', 'sarma', 0],
  ['sarna', 'sarma', 1],
  ['sarm', 'sarma', 1],
  ['sarmma', 'sarma', 1],
  ['samra', 'sarma', 1],
  ['asrma', 'sarma', 1],
  ['', 'sarma', 5],
  ['kabir', 'sarma', 4],
])('D-02 from %j to %j there are %d slips', (one, other, typos) => {
  expect(editDistance(one, other)).toBe(typos);
});

const word = fc.stringMatching(/^[a-d]{0,7}$/);

test('D-02 slips count alike in both directions, and at most the longer word', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      const typos = editDistance(one, other);
      expect(typos).toBe(editDistance(other, one));
      expect(typos === 0).toBe(one === other);
      expect(typos).toBeLessThanOrEqual(Math.max(one.length, other.length));
      expect(typos).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
    }),
  );
});

test('D-02 one letter changed, left out, added or swapped is one slip', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-m]{2,9}$/), fc.nat(), (name, where) => {
      const at = where % (name.length - 1);
      const swapped = name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2);
      expect(editDistance(name, `${name.slice(0, at)}z${name.slice(at + 1)}`)).toBe(1);
      expect(editDistance(name, name.slice(0, at) + name.slice(at + 1))).toBe(1);
      expect(editDistance(name, `${name.slice(0, at)}z${name.slice(at)}`)).toBe(1);
      expect(editDistance(name, swapped)).toBeLessThanOrEqual(1);
    }),
  );
});

test('D-02 short words forgive nothing, long ones two slips', () => {
  expect(['rav', 'sarma', 'krisnan'].map(maxForgivenTypos)).toEqual([0, 1, 2]);
});

test.each([
  ['sarna', 'sarma', 1],
  ['rav', 'roy', null],
  ['sarna', 'kabir', null],
  ['kardiolgist', 'kardiologist', 1],
  ['subrma', 'subramanian', null],
])('D-02 %j is %j with %s slips', (typed, name, typos) => expect(countWordTypos(typed, name)).toBe(typos));

test.each([
  ['subrma', 'subramanian', 1],
  ['hedac', 'headac', 1],
  ['subramanian', 'subramanian', 0],
  ['sxbrx', 'subramanian', null],
])('D-02 %j begins %j with %s slips', (typed, name, typos) => {
  expect(countPrefixTypos(typed, name)).toBe(typos);
});
