import { describe, expect, test } from 'vitest';
import {
  buildChips,
  type DayPlan,
  groupChipsByPart,
  isSamePlan,
  listSlotsToSend,
  selectPublished,
  toPublishedPlan,
  toRanges,
  withSlots,
} from './day-plan.ts';

const plan = (interval: DayPlan['interval'], ...slots: string[]): DayPlan => ({ interval, slots });
const selected = (day: DayPlan, booked: string[] = []) =>
  buildChips(day, booked, null).flatMap((chip) => (chip.selected ? [chip.slot] : []));

describe('G-08 chips of a day', () => {
  test.each([
    [15, 32, '09:00', '16:45'],
    [30, 16, '09:00', '16:30'],
    [60, 8, '09:00', '16:00'],
  ] as const)('G-08 %i minutes make %i chips from %s to %s', (interval, count, first, last) => {
    const chips = buildChips(plan(interval), [], null).map(({ slot }) => slot);
    expect([chips.length, chips[0], chips.at(-1)]).toEqual([count, first, last]);
  });

  test('G-08 a booked start is selected and locked, on the grid or beside it, in order of time', () => {
    const chips = buildChips(plan(60, '09:00'), ['09:45', '10:00'], null);
    expect(chips.slice(0, 4)).toEqual([
      { slot: '09:00', selected: true, locked: null },
      { slot: '09:45', selected: true, locked: 'booked' },
      { slot: '10:00', selected: true, locked: 'booked' },
      { slot: '11:00', selected: false, locked: null },
    ]);
  });

  test('G-08 of today, what has begun is locked as it is', () => {
    const chips = buildChips(plan(60, '09:00'), [], 10 * 60);
    expect(chips.slice(0, 3)).toEqual([
      { slot: '09:00', selected: true, locked: 'begun' },
      { slot: '10:00', selected: false, locked: 'begun' },
      { slot: '11:00', selected: false, locked: null },
    ]);
  });

  test('G-08 morning ends at noon, the evening begins at four', () => {
    const parts = groupChipsByPart(buildChips(plan(60), [], null));
    expect(parts.map(({ part, chips }) => [part, chips.map(({ slot }) => slot)])).toEqual([
      ['morning', ['09:00', '10:00', '11:00']],
      ['afternoon', ['12:00', '13:00', '14:00', '15:00']],
      ['evening', ['16:00']],
    ]);
  });
});

describe('G-08 another interval', () => {
  test('G-08 keeps the chosen times that the new grid has, and remembers the others', () => {
    const quarters = plan(15, '09:00', '09:15', '10:30', '11:00');
    const hours = { ...quarters, interval: 60 as const };
    expect(selected(hours)).toEqual(['09:00', '11:00']);
    expect(listSlotsToSend(hours, [])).toEqual(['09:00', '11:00']);
    expect(selected({ ...hours, interval: 15 })).toEqual(['09:00', '09:15', '10:30', '11:00']);
  });

  test('G-08 sends booked starts of the grid, and none beside it: the server keeps those', () => {
    expect(listSlotsToSend(plan(60, '14:00'), ['09:45', '10:00'])).toEqual(['10:00', '14:00']);
  });
});

describe('G-08 what is changed', () => {
  test.each([
    ['the same in another order', plan(15, '10:00', '09:00'), plan(15, '09:00', '10:00'), true],
    ['one more', plan(15, '09:00'), plan(15, '09:00', '10:00'), false],
    ['another interval', plan(15, '09:00'), plan(60, '09:00'), false],
    ['another interval of an empty day', plan(15), plan(60), true],
  ])('G-08 %s', (_, one, other, same) => expect(isSamePlan(one, other, [])).toBe(same));

  test('G-08 a booked start cannot make a difference', () => {
    expect(isSamePlan(plan(15, '09:00'), plan(15, '09:00', '10:00'), ['10:00'])).toBe(true);
  });

  test('G-08 choosing twice is choosing once', () => {
    expect(withSlots(plan(15, '09:00'), ['09:00', '08:00'], true).slots).toEqual(['08:00', '09:00']);
    expect(withSlots(plan(15, '09:00', '10:00'), ['09:00'], false).slots).toEqual(['10:00']);
  });

  test('G-08 a day that is not published begins with a quarter of an hour', () => {
    const answer = { availableSlots: { '2026-11-26': ['09:00'] }, intervals: { '2026-11-26': 30 } };
    const published = selectPublished(answer, null);
    expect(toPublishedPlan(published, '2026-11-26')).toEqual(plan(30, '09:00'));
    expect(toPublishedPlan(published, '2026-11-27')).toEqual(plan(15));
  });
});

describe('K-01 early and late times, and those of other practices', () => {
  const day = '2026-11-26';
  const ofPractice = (practiceId: string, interval: number, ...slots: string[]) => ({
    practiceId,
    interval,
    mode: 'Any' as const,
    slots,
    retained: [],
  });
  const answer = {
    availableSlots: { [day]: ['09:00', '18:10', '18:30'] },
    intervals: { [day]: 20 },
    parts: { [day]: [ofPractice('PRA-1', 60, '09:00'), ofPractice('PRA-2', 20, '18:10', '18:30')] },
  };

  test('K-01 a practice has its own plan, what others offer is locked, and times beside the grid stay', () => {
    const evening = selectPublished(answer, 'PRA-2');
    const own = toPublishedPlan(evening, day);
    expect(own).toMatchObject({ interval: 20, slots: ['18:10', '18:30'] });
    const chips = buildChips(own, [], null, [], { elsewhere: evening.elsewhere[day] ?? [] });
    expect(chips.filter(({ locked }) => locked === 'elsewhere').map(({ slot }) => slot)).toEqual([
      '09:00',
      '09:20',
      '09:40',
    ]);
    expect(chips.filter((one) => one.selected).map(({ slot }) => slot)).toEqual(['18:10', '18:30']);
    expect(listSlotsToSend(own, [])).toEqual(['18:10', '18:30']);
  });

  test('K-01 early and late times are shown when they are asked for, from six to eleven at night', () => {
    const chips = buildChips(plan(30), [], null, [], { long: true }).map(({ slot }) => slot);
    expect([chips.length, chips[0], chips.at(-1)]).toEqual([34, '06:00', '22:30']);
    expect(listSlotsToSend(plan(30, '22:30', '16:45'), [])).toEqual(['22:30']);
  });

  test('K-01 an evening time that is published and given up stays where it is, so that no other comes under the finger', () => {
    const chips = buildChips(plan(30, '18:30'), [], null, [], { before: ['18:00', '18:30'] });
    expect(chips.filter(({ slot }) => slot >= '17:00')).toEqual([
      { slot: '18:00', selected: false, locked: null },
      { slot: '18:30', selected: true, locked: null },
    ]);
  });
});

test('G-08 starts in a row read as one stretch', () => {
  expect(toRanges(plan(30, '14:00', '09:00', '09:30', '10:00'))).toEqual([
    { from: '09:00', to: '10:30' },
    { from: '14:00', to: '14:30' },
  ]);
  expect(toRanges(plan(60, '09:00', '09:45'))).toEqual([{ from: '09:00', to: '10:45' }]);
  expect(toRanges(plan(15))).toEqual([]);
});
