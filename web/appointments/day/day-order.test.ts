import { expect, test } from 'vitest';
import { doctorAppointment } from '#web/testing/appointments/sample-appointments.ts';
import { placeByTime } from './day-order.ts';
import { findNextVisit } from './day-sections.ts';

const at = (time: string) => `2026-11-26T${time}:00Z`;
const appointment = (start: string, end: string) => ({ startsAt: at(start), endsAt: at(end) });
const early = appointment('04:00', '04:30');
const middle = appointment('05:00', '05:30');
const late = appointment('06:00', '06:30');
const last = appointment('07:00', '07:30');

test.each([
  ['03:59', ['later', 'later', 'later', 'later']],
  ['04:00', ['now', 'later', 'later', 'later']],
  ['04:30', ['over', 'later', 'later', 'later']],
  ['05:29', ['over', 'now', 'later', 'later']],
  ['06:45', ['over', 'over', 'over', 'later']],
  ['07:30', ['over', 'over', 'over', 'over']],
])('G-04 at %s the visits of the day stand as %j, in time order', (time, standings) => {
  const day = placeByTime([last, late, early, middle], Date.parse(at(time)), middle);
  expect(day.map(({ appointment }) => appointment)).toEqual([early, middle, late, last]);
  expect(day.map(({ standing }) => standing)).toEqual(standings);
  expect(day.map(({ isNext }) => isNext)).toEqual([false, true, false, false]);
});

test('G-04 next is the oldest open visit whose patient is here, else the oldest open one', () => {
  const visit = (slotNumber: string, more: Parameters<typeof doctorAppointment>[0] = {}) =>
    doctorAppointment({ appointmentId: slotNumber, slotNumber, ...more });
  const here = { arrivedAt: at('05:00') };
  const findNext = (...day: ReturnType<typeof visit>[]) =>
    findNextVisit(day, { of: (id) => (id === '09:15' ? ({} as never) : null) })?.appointmentId ?? null;
  // 09:00 is done, 09:15 is being cancelled, the patient at 09:30 wants another time.
  const begun = [
    visit('09:00', { appStatus: 'Completed', ...here }),
    visit('09:15', here),
    visit('09:30', { appStatus: 'Request for Rescheduling' }),
  ];
  expect(findNext(...begun)).toBeNull();
  expect(findNext(visit('11:00'), visit('10:30'), ...begun)).toBe('10:30');
  expect(findNext(...begun, visit('10:30'), visit('11:00', here), visit('11:30', here))).toBe('11:00');
  expect(findNext(...begun, visit('10:30'), visit('11:00', { waitingSince: at('05:20') }))).toBe('11:00');
});
