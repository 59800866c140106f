import { expect, test } from 'vitest';
import type { ChartPeriod } from '#contract/appointments/own-profile.ts';
import { chartCalendar } from './chart-calendar.ts';

test.each<[ChartPeriod, string, string, string, number]>([
  ['day', '2026-11-26', '2026-11-26', '2026-11-27', 8],
  ['week', '2026-11-26', '2026-11-23', '2026-11-30', 7],
  ['week', '2026-11-23', '2026-11-23', '2026-11-30', 7], // a Monday begins its week
  ['week', '2026-11-29', '2026-11-23', '2026-11-30', 7], // a Sunday ends it
  ['week', '2027-01-01', '2026-12-28', '2027-01-04', 7],
  ['month', '2026-11-26', '2026-11-01', '2026-12-01', 30],
  ['month', '2026-12-31', '2026-12-01', '2027-01-01', 31],
  ['month', '2027-02-14', '2027-02-01', '2027-03-01', 28],
  ['month', '2028-02-29', '2028-02-01', '2028-03-01', 29],
  ['year', '2026-11-26', '2026-01-01', '2027-01-01', 12],
])(
  'G-02 the chart of a %s, seen on %s, goes from %s to before %s in %i buckets',
  (period, today, from, before, count) => {
    const calendar = chartCalendar(period, today);
    expect(calendar).toMatchObject({ from, before });
    expect(calendar.buckets).toHaveLength(count);
    expect([...calendar.buckets].sort()).toEqual(calendar.buckets);
  },
);

test('G-02 buckets are named after hours, days and months', () => {
  expect(chartCalendar('day', '2026-11-26').buckets).toEqual([
    '09:00',
    '10:00',
    '11:00',
    '12:00',
    '13:00',
    '14:00',
    '15:00',
    '16:00',
  ]);
  expect(chartCalendar('week', '2026-11-26').buckets.at(-1)).toBe('2026-11-29');
  expect(chartCalendar('month', '2026-11-26').buckets.at(-1)).toBe('2026-11-30');
  expect(chartCalendar('year', '2026-11-26').buckets.at(-1)).toBe('2026-12');
});
