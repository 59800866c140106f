import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { addDays } from '#domain/platform/calendar-days.ts';
import {
  listRuleDays,
  maxEveryWeeks,
  nthsOfMonth,
  type WeeklyRule,
} from '#domain/scheduling/weekly-schedule.ts';

const from = '2026-01-01';
const to = '2028-12-31';
const codes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** A seeded generator (mulberry32), the same in every run. */
function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (most: number) => Math.floor(next() * most);
  const some = <T>(of: readonly T[], max: number) => {
    const wanted = 1 + below(max);
    return of.filter((_, index) => below(of.length - index) < wanted).slice(0, wanted);
  };
  return { below, some };
}

function randomRule({ below, some }: ReturnType<typeof createRandom>): WeeklyRule {
  const weekdays = some([1, 2, 3, 4, 5, 6, 7], 3);
  const byMonth = below(2) === 0;
  const validFrom = addDays('2025-06-01', below(1200));
  return {
    weekdays: weekdays.length > 0 ? weekdays : [1 + below(7)],
    from: 540,
    to: 600,
    interval: 15,
    mode: 'Any',
    everyWeeks: byMonth ? null : 1 + below(maxEveryWeeks),
    nthOfMonth: byMonth ? [nthsOfMonth[below(5)] ?? 1, ...some(nthsOfMonth, 2)] : null,
    validFrom,
    validTo: below(2) === 0 ? null : addDays(validFrom, below(1100)),
  };
}

const toStartOfDay = (day: string) => Temporal.ZonedDateTime.from(`${day}T00:00[UTC]`);

/** The same rule as in RFC 5545. */
function toRecurrence({ weekdays, everyWeeks, nthOfMonth, validFrom, validTo }: WeeklyRule): RRuleTemporal {
  const days = weekdays.map((weekday) => codes[weekday - 1] ?? '');
  return new RRuleTemporal({
    freq: nthOfMonth ? 'MONTHLY' : 'WEEKLY',
    interval: everyWeeks ?? 1,
    wkst: 'MO',
    byDay: nthOfMonth ? [...new Set(nthOfMonth)].flatMap((nth) => days.map((day) => `${nth}${day}`)) : days,
    dtstart: toStartOfDay(validFrom),
    until: toStartOfDay(validTo !== null && validTo < to ? validTo : to),
  });
}

export const testRecurrence = (rules: number) =>
  test(
    `K-03 ${rules} random rules have the days that an independent library says, over three years`,
    () => {
      const random = createRandom(20_261_123);
      const wrong: unknown[] = [];
      let days = 0;
      for (let count = 0; count < rules; count += 1) {
        const rule = randomRule(random);
        const ours = listRuleDays(rule, from, to);
        const theirs = toRecurrence(rule).between(toStartOfDay(from), toStartOfDay(to), true);
        days += ours.length;
        if (ours.join() !== theirs.map((each) => each.toPlainDate().toString()).join()) wrong.push(rule);
      }
      expect(wrong.slice(0, 3)).toEqual([]);
      expect(days).toBeGreaterThan(10 * rules);
    },
    10_000 + rules * 60,
  );
