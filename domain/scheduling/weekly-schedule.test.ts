import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findFirstOverlap,
  findRuleFault,
  listRuleDays,
  listRuleStarts,
  nthsOfMonth,
  toDayParts,
  type WeeklyRule,
} from './weekly-schedule.ts';

/** Thursdays 18:00 to 20:00 from Thursday, 26 November 2026. */
const evenings: WeeklyRule = {
  weekdays: [4],
  from: 18 * 60,
  to: 20 * 60,
  interval: 30,
  mode: 'Any',
  everyWeeks: 1,
  nthOfMonth: null,
  validFrom: '2026-11-26',
  validTo: null,
};

describe('the days of a rule', () => {
  test.each<[string, Partial<WeeklyRule>, string[]]>([
    ['every week', {}, ['2026-11-26', '2026-12-03', '2026-12-10', '2026-12-17']],
    ['every second week', { everyWeeks: 2 }, ['2026-11-26', '2026-12-10']],
    // Its first week begins on Monday the 23rd, whose Tuesday is past.
    ['weeks that count from Monday', { everyWeeks: 2, weekdays: [2] }, ['2026-12-08']],
    [
      'first and third',
      { everyWeeks: null, nthOfMonth: [1, 3], weekdays: [4, 6] },
      ['2026-12-03', '2026-12-05', '2026-12-17', '2026-12-19'],
    ],
    ['the last', { everyWeeks: null, nthOfMonth: [-1] }, ['2026-11-26']],
    ['until a day, which counts', { validTo: '2026-12-03' }, ['2026-11-26', '2026-12-03']],
    ['since before', { validFrom: '2020-01-01' }, ['2026-11-26', '2026-12-03', '2026-12-10', '2026-12-17']],
  ])('K-03 %s', (_, changes, days) => {
    expect(listRuleDays({ ...evenings, ...changes }, '2026-11-20', '2026-12-20')).toEqual(days);
  });

  test('K-03 a fifth weekday is the last one and not the fourth', () => {
    const mondays = { ...evenings, weekdays: [1], everyWeeks: null };
    const november = ['2026-11-26', '2026-12-31'] as const;
    expect(listRuleDays({ ...mondays, nthOfMonth: [-1] }, ...november)).toEqual(['2026-11-30', '2026-12-28']);
    expect(listRuleDays({ ...mondays, nthOfMonth: [4, -1] }, ...november)).toEqual([
      '2026-11-30',
      '2026-12-28',
    ]);
  });
});

test('K-03 slots fill the hours', () => {
  expect(listRuleStarts(evenings)).toEqual([1080, 1110, 1140, 1170]);
});

test.each<[Partial<WeeklyRule>, ReturnType<typeof findRuleFault>]>([
  [{}, null],
  [{ from: 360, to: 1380 }, null],
  [{ interval: 45 }, { field: 'interval', fault: 'divides' }],
  [{ interval: 4 }, { field: 'interval', fault: 'interval' }],
  [
    { interval: 61, to: 1080 + 61 },
    { field: 'interval', fault: 'interval' },
  ],
  [{ from: 355 }, { field: 'from', fault: 'hours' }],
  [{ to: 1385 }, { field: 'to', fault: 'hours' }],
  [{ to: 1080 }, { field: 'to', fault: 'hours' }],
  [{ validTo: '2026-11-25' }, { field: 'validTo', fault: 'valid' }],
])('K-03 a rule with %o has the fault %o', (changes, fault) => {
  expect(findRuleFault({ ...evenings, ...changes })).toEqual(fault);
});

describe('overlapping', () => {
  test.each<[string, Partial<WeeklyRule>, string | null]>([
    ['the same hours', {}, '2026-11-26'],
    ['hours that begin when the others end', { from: 1200, to: 1260 }, null],
    ['another weekday', { weekdays: [5] }, null],
    ['a later beginning', { validFrom: '2027-01-01' }, '2027-01-07'],
    ['never at one time', { validTo: '2026-11-25', validFrom: '2026-11-01' }, null],
  ])('K-03 %s', (_, changes, day) => {
    expect(findFirstOverlap(evenings, { ...evenings, ...changes }, '2026-11-20')).toBe(day);
  });

  test('K-03 weeks that alternate never meet', () => {
    const even = { ...evenings, everyWeeks: 2 };
    expect(findFirstOverlap(even, { ...even, validFrom: '2026-12-03' }, '2026-11-26')).toBeNull();
    expect(findFirstOverlap(even, { ...even, everyWeeks: 3, validFrom: '2026-12-03' }, '2026-11-26')).toBe(
      '2026-12-24',
    );
  });
});

const anyRule: fc.Arbitrary<WeeklyRule> = fc
  .record({
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    from: fc.integer({ min: 72, max: 240 }).map((fives) => fives * 5),
    slots: fc.integer({ min: 1, max: 8 }),
    interval: fc.constantFrom(5, 10, 15, 20, 30),
    mode: fc.constantFrom('Any' as const, 'Online' as const, 'Offline' as const),
    everyWeeks: fc.integer({ min: 1, max: 4 }),
    nthOfMonth: fc.option(fc.uniqueArray(fc.constantFrom(...nthsOfMonth), { minLength: 1 })),
  })
  .map(({ slots, everyWeeks, ...rule }) => ({
    ...rule,
    to: rule.from + slots * rule.interval,
    everyWeeks: rule.nthOfMonth ? null : everyWeeks,
    validFrom: '2026-11-01',
    validTo: null,
  }));

test('K-03 what the rules of a day publish never overlaps, nor what is taken', () => {
  fc.assert(
    fc.property(fc.array(anyRule, { maxLength: 5 }), (rules) => {
      const taken = [{ from: 600, to: 660 }];
      const times = [
        ...taken,
        ...toDayParts(rules, '2026-11-26', taken).flatMap(({ interval, starts }) =>
          starts.map((start) => ({ from: start, to: start + interval })),
        ),
      ].toSorted((one, other) => one.from - other.from);
      for (const [index, { from }] of times.entries()) {
        expect(from).toBeGreaterThanOrEqual(times[index - 1]?.to ?? 0);
      }
    }),
  );
});

test('K-03 rules whose overlap is not found publish all of their slots on every day', () => {
  fc.assert(
    fc.property(anyRule, anyRule, (one, other) => {
      if (findFirstOverlap(one, other, '2026-11-01')) return;
      for (const day of listRuleDays(other, '2026-11-01', '2027-11-01')) {
        const count = toDayParts([one, other], day, []).flatMap(({ starts }) => starts).length;
        const expected = [one, other].filter((rule) => listRuleDays(rule, day, day).length > 0);
        expect(count).toBe(expected.flatMap(listRuleStarts).length);
      }
    }),
  );
});
