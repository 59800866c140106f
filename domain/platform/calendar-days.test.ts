import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  defaultTimeZone,
  isDay,
  isTimeZone,
  toCalendarDay,
  toInstant,
  toMinutesOfDay,
} from './calendar-days.ts';

const zones = [
  'Asia/Kolkata',
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];
const zonesWithoutChange = ['Asia/Kolkata', 'UTC', 'Asia/Kathmandu', 'Pacific/Kiritimati'];

/** Days in years in which these zones did not change their rules. */
const anyDay = fc
  .integer({ min: Date.parse('2000-01-01') / 86_400_000, max: Date.parse('2099-12-31') / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
const anyMinute = fc.integer({ min: 0, max: 24 * 60 - 1 });
const anyInstant = fc
  .integer({ min: Date.parse('2000-01-01') / 60_000, max: Date.parse('2099-12-31') / 60_000 })
  .map((minute) => minute * 60_000);
const at = (text: string) => Date.parse(text);

describe('E-02 the clinic’s calendar day (docs/product.md#days-and-times)', () => {
  test('E-02 is Indian time unless configured', () => expect(defaultTimeZone).toBe('Asia/Kolkata'));

  test.each([
    ['2026-11-25T18:29:59Z', '2026-11-25', 23 * 60 + 59],
    ['2026-11-25T18:30:00Z', '2026-11-26', 0],
    ['2026-11-25T23:59:59Z', '2026-11-26', 5 * 60 + 29],
    ['2026-11-26T00:00:00Z', '2026-11-26', 5 * 60 + 30],
    ['2026-12-31T18:30:00Z', '2027-01-01', 0],
  ])('E-02 between 00:00 and 05:30 India is a day ahead of UTC: %s', (instant, day, minutes) => {
    expect(toCalendarDay(at(instant), 'Asia/Kolkata')).toBe(day);
    expect(toMinutesOfDay(at(instant), 'Asia/Kolkata')).toBe(minutes);
    expect(toCalendarDay(at(instant), 'UTC')).toBe(instant.slice(0, 10));
  });

  test.each([
    ['2026-11-26', 9 * 60, 'Asia/Kolkata', '2026-11-26T03:30:00Z'],
    ['2026-11-26', 0, 'Asia/Kolkata', '2026-11-25T18:30:00Z'],
    ['2026-11-26', 24 * 60, 'Asia/Kolkata', '2026-11-26T18:30:00Z'],
    ['2026-07-01', 9 * 60, 'Europe/Berlin', '2026-07-01T07:00:00Z'],
    ['2026-12-01', 9 * 60, 'Europe/Berlin', '2026-12-01T08:00:00Z'],
    ['2026-07-01', 9 * 60, 'America/New_York', '2026-07-01T13:00:00Z'],
  ])('E-01 %s, minute %i in %s is %s', (day, minutes, zone, instant) => {
    expect(toInstant(day, minutes, zone)).toBe(at(instant));
  });
});

describe('E-01 where clocks change', () => {
  test.each([
    ['Europe/Berlin', '2026-03-29', 2 * 60 + 30, '2026-03-29T02:30:00+01:00'],
    ['America/New_York', '2026-03-08', 2 * 60 + 30, '2026-03-08T02:30:00-05:00'],
    ['Australia/Lord_Howe', '2026-10-04', 2 * 60 + 15, '2026-10-04T02:15:00+10:30'],
  ])('E-01 %s: a skipped time is read with the offset from before', (zone, day, minutes, instant) => {
    expect(toInstant(day, minutes, zone)).toBe(at(instant));
  });

  test.each([
    ['Europe/Berlin', '2026-10-25', 2 * 60 + 30, '2026-10-25T02:30:00+02:00'],
    ['America/New_York', '2026-11-01', 60 + 30, '2026-11-01T01:30:00-04:00'],
    ['Australia/Lord_Howe', '2026-04-05', 60 + 45, '2026-04-05T01:45:00+11:00'],
  ])('E-01 %s: of a repeated time the first counts', (zone, day, minutes, instant) => {
    expect(toInstant(day, minutes, zone)).toBe(at(instant));
  });

  test.each([
    ['2026-03-29', 60 + 59, '2026-03-29T00:59:00Z'],
    ['2026-03-29', 3 * 60, '2026-03-29T01:00:00Z'],
    ['2026-10-25', 60 + 59, '2026-10-24T23:59:00Z'],
    ['2026-10-25', 3 * 60, '2026-10-25T02:00:00Z'],
  ])('E-01 Berlin %s, minute %i, beside the change, is not ambiguous', (day, minutes, instant) => {
    expect(toInstant(day, minutes, 'Europe/Berlin')).toBe(at(instant));
  });

  test('E-01 a day of 23 or 25 hours still ends where the next begins', () => {
    const measureDay = (day: string) =>
      (toInstant(addDays(day, 1), 0, 'Europe/Berlin') - toInstant(day, 0, 'Europe/Berlin')) / 3_600_000;
    expect([measureDay('2026-03-28'), measureDay('2026-03-29'), measureDay('2026-10-25')]).toEqual([
      24, 23, 25,
    ]);
  });
});

describe('E-01 day, time and instant belong together', () => {
  test.each(zonesWithoutChange)('E-01 %s: every wall time comes back', (zone) => {
    fc.assert(
      fc.property(anyDay, anyMinute, (day, minutes) => {
        const instant = toInstant(day, minutes, zone);
        expect([toCalendarDay(instant, zone), toMinutesOfDay(instant, zone)]).toEqual([day, minutes]);
      }),
    );
  });

  test.each(zones)('E-01 %s: every wall time that a clock showed comes back', (zone) => {
    fc.assert(
      fc.property(anyInstant, (shown) => {
        const [day, minutes] = [toCalendarDay(shown, zone), toMinutesOfDay(shown, zone)];
        const instant = toInstant(day, minutes, zone);
        expect([toCalendarDay(instant, zone), toMinutesOfDay(instant, zone)]).toEqual([day, minutes]);
        expect(instant).toBeLessThanOrEqual(shown);
        expect(shown - instant).toBeLessThanOrEqual(60 * 60_000);
      }),
    );
  });

  test.each([
    ['Europe/Berlin', '2026-03-28'],
    ['Europe/Berlin', '2026-10-24'],
    ['America/New_York', '2026-03-07'],
    ['America/New_York', '2026-10-31'],
  ])('E-01 %s: also through the nights around %s', (zone, firstDay) => {
    const first = at(`${firstDay}T00:00:00Z`);
    for (let shown = first; shown < first + 72 * 3_600_000; shown += 5 * 60_000) {
      const again = toInstant(toCalendarDay(shown, zone), toMinutesOfDay(shown, zone), zone);
      expect([0, 3_600_000]).toContain(shown - again);
    }
  });
});

describe('E-01 counting days', () => {
  test.each([
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-11-26', 0, '2026-11-26'],
    ['2026-01-01', 365, '2027-01-01'],
  ])('E-01 %s and %i days is %s', (day, count, expected) => expect(addDays(day, count)).toBe(expected));

  test('E-01 there and back is where one was, and order is kept', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 20_000 }), (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day);
        expect(addDays(day, count) > day).toBe(true);
      }),
    );
  });

  test.each(['2026-11-26', '2028-02-29', '1947-08-15', '1000-01-01', '8999-12-31'])(
    'E-05 %s is a day',
    (day) => {
      expect(isDay(day)).toBe(true);
    },
  );

  test('E-05 the days around a day are written like it', () => {
    expect(addDays('1000-01-01', -366)).toBe('0998-12-31');
    expect(addDays('8999-12-31', 366)).toBe('9001-01-01');
  });

  test.each([
    '2026-02-30',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-11-00',
    '2026-11-31',
    '0000-01-01',
    '0999-12-31',
    '9999-12-31',
    '26-11-2026',
    '2026-1-1',
    '2026/11/26',
    '2026-11-26T00:00',
    ' 2026-11-26',
    '2026-11-26\n',
    '२०२६-११-२६',
    'tomorrow',
    '',
  ])('E-05 %j is no day', (text) => expect(isDay(text)).toBe(false));
});

test.each([
  ['Asia/Kolkata', true],
  ['Europe/Berlin', true],
  ['UTC', true],
  ['Asia/Atlantis', false],
  ['India', false],
  ['', false],
])('E-02 time zone %j: %s', (name, known) => expect(isTimeZone(name)).toBe(known));

test('E-02 also around the hours in which clocks are changed, every instant reads as the formatter writes it', () => {
  const changes = [
    '2026-03-29T01:00:00Z',
    '2026-10-25T01:00:00Z',
    '2026-04-04T15:00:00Z',
    '1974-10-05T00:00:00Z',
  ];
  const near = fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -7200, max: 7200 }))
    .map(([change, seconds]) => at(change) + seconds * 1000);
  fc.assert(
    fc.property(fc.oneof(near, anyInstant), fc.constantFrom(...zones), (instant, timeZone) => {
      const written = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
      const minutes = toMinutesOfDay(instant, timeZone);
      const clock = [Math.floor(minutes / 60), minutes % 60]
        .map((part) => String(part).padStart(2, '0'))
        .join(':');
      expect(`${toCalendarDay(instant, timeZone)} ${clock}`).toBe(written.format(instant));
    }),
  );
});
