import { expect, test } from 'vitest';
import type { ChartPeriod } from '#contract/appointments/own-profile.ts';
import { bucketNames } from './bucket-names.ts';

test.each<[ChartPeriod, string, string, string]>([
  ['day', '09:00', '09:00', '09:00 to 10:00'],
  ['day', '23:00', '23:00', '23:00 to 24:00'],
  ['week', '2026-11-26', 'Thu', 'Thursday 26 November 2026'],
  ['month', '2026-11-06', '6', 'Friday 6 November 2026'],
  ['year', '2026-11', 'Nov', 'November 2026'],
])('G-02 in the chart of a %s, %s is %s on the axis and %s in the table', (period, at, short, full) => {
  const bucket = { at, completed: 0, awaited: 0, fellThrough: 0 };
  expect(bucketNames({ period, buckets: [bucket] })).toEqual([{ short, full }]);
});
