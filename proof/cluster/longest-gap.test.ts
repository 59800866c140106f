import { expect, test } from 'vitest';
import { findLongestGap } from './longest-gap.ts';

test.each([
  ['the pause that began before the moment', [0, 900, 4000, 4100], 1000, 5000, 3.1],
  ['the end counts as long as nothing came', [0, 900], 1000, 5000, 4.1],
  ['what was before does not count', [0, 8000, 8100, 8200], 8050, 8200, 0.1],
  ['nor what was after', [0, 100, 200, 9000], 150, 250, 0.1],
  ['without any booking all of it', [], 1000, 3000, 2],
])('P-05 the longest time without a booking: %s', (_, times, from, to, seconds) => {
  expect(findLongestGap(times, from, to)).toBeCloseTo(seconds);
});
