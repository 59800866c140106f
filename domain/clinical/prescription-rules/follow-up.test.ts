import { expect, test } from 'vitest';
import { findFollowedVisit, findFollowUpStart } from './follow-up.ts';

test.each([
  ['2026-11-26', '2026-05-26'],
  ['2026-06-30', '2025-12-30'],
  ['2026-08-31', '2026-02-28'],
  ['2028-08-31', '2028-02-29'],
  ['2026-03-31', '2025-09-30'],
  ['2026-01-01', '2025-07-01'],
])('G-05 a visit on %s follows one in person from %s on', (day, since) => {
  expect(findFollowUpStart(day)).toBe(since);
});

test.each([
  [[], null],
  [['2026-05-25'], null],
  [['2026-05-26'], '2026-05-26'],
  [['2026-11-26'], '2026-11-26'],
  [['2026-11-27'], null],
  [['2026-05-26', '2026-10-01', '2026-07-01', '2026-12-01'], '2026-10-01'],
])('G-05 after visits on %j one on 26 November 2026 follows %j', (days, followed) => {
  expect(findFollowedVisit('2026-11-26', days)).toBe(followed);
});
