import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toInstant, toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import { findReminderCutoff, toReminderTime } from './reminders.ts';

const zone = 'Asia/Kolkata';
const at = (time: string, day = '2026-11-26') => Date.parse(`${day}T${time}:00+05:30`);

test.each([
  // visit, minutes before, reminded at
  ['16:30', 1440, at('16:30', '2026-11-25')],
  ['16:30', 120, at('14:30')],
  ['10:00', 120, at('08:00')],
  ['09:59', 120, at('20:30', '2026-11-25')],
  ['09:00', 120, at('20:30', '2026-11-25')],
  ['23:00', 120, at('20:30')],
  ['22:59', 120, at('20:30')],
  ['22:29', 120, at('20:29')],
  ['21:00', 1440, at('20:30', '2026-11-25')],
  ['07:00', 1440, at('20:30', '2026-11-24')],
])(
  'N-03 a visit at %s is reminded of %i minutes before, and never from 21:00 to 08:00',
  (time, before, expected) => {
    expect(new Date(toReminderTime(at(time), before, zone))).toEqual(new Date(expected));
  },
);

const instants = fc.integer({
  min: at('00:00', '2026-01-01') / 60_000,
  max: at('00:00', '2027-12-31') / 60_000,
});
const minutesBefore = fc.integer({ min: 1, max: 10_080 });
const zones = fc.constantFrom(zone, 'Asia/Kathmandu', 'Europe/Berlin', 'America/New_York');

test('N-03 a reminder is never sent in the quiet hours, nor after its hour', () => {
  fc.assert(
    fc.property(instants, minutesBefore, zones, (start, before, timeZone) => {
      const sent = toReminderTime(start * 60_000, before, timeZone);
      const time = toMinutesOfDay(sent, timeZone);
      expect(time).toBeGreaterThanOrEqual(8 * 60);
      expect(time).toBeLessThanOrEqual(20 * 60 + 30);
      expect(sent).toBeLessThanOrEqual((start - before) * 60_000);
    }),
  );
});

test('N-03 at any moment exactly those visits are due whose reminder has come', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: -3000, max: 3000 }), minutesBefore, (now, away, before) => {
      const start = (now + before + away) * 60_000;
      const isDue = start < findReminderCutoff(now * 60_000, before, zone);
      expect(isDue).toBe(toReminderTime(start, before, zone) <= now * 60_000);
    }),
    { numRuns: 2000 },
  );
});

test('N-03 the night is long: what is due at 07:59 was sent at 20:30', () => {
  expect(findReminderCutoff(at('20:29'), 120, zone)).toBe(at('22:29') + 1);
  expect(findReminderCutoff(at('20:30'), 120, zone)).toBe(toInstant('2026-11-27', 10 * 60, zone));
  expect(findReminderCutoff(at('03:00'), 120, zone)).toBe(toInstant('2026-11-26', 10 * 60, zone));
});
