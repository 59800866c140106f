import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultTimeZone, toInstant } from '#domain/platform/calendar-days.ts';
import { toMinutes } from '#domain/scheduling/slot-grid.ts';
import { checkDoctorJoin, checkPatientJoin, type JoinFacts } from './join-window.ts';

const minute = 60_000;
const hamsRoom = 'hams-AAAAAAAAAAAAAAAAAAAA_-';

/** The instant of a clinic time such as `2026-11-26 00:30`. */
function parseIndianTime(reading: string): number {
  const [day = '', time = ''] = reading.split(' ');
  return toInstant(day, toMinutes(time) ?? Number.NaN, defaultTimeZone);
}
/** A visit of 30 minutes. */
const visit = (start: string, more: Partial<JoinFacts> = {}): JoinFacts => ({
  consultStatus: 'Online',
  startsAt: parseIndianTime(start),
  endsAt: parseIndianTime(start) + 30 * minute,
  meetLink: hamsRoom,
  ...more,
});

describe('F-11 the patient joins from date and slot on', () => {
  test.each([
    ['2026-11-26 16:30', '2026-11-25 17:00', 'before-start'],
    ['2026-11-26 16:30', '2026-11-26 16:19', 'before-start'],
    ['2026-11-26 16:30', '2026-11-26 16:20', 'waiting-room'],
    ['2026-11-26 16:30', '2026-11-26 16:29', 'waiting-room'],
    ['2026-11-26 16:30', '2026-11-26 16:30', 'open'],
    ['2026-11-26 16:30', '2026-11-26 17:59', 'open'],
    ['2026-11-26 16:30', '2026-11-26 18:00', 'closed'],
    ['2026-11-26 16:30', '2026-11-27 09:00', 'closed'],
    // In UTC it is still the day before.
    ['2026-11-26 09:00', '2026-11-26 00:30', 'before-start'],
    ['2026-11-26 09:00', '2026-11-26 05:29', 'before-start'],
    ['2026-11-26 04:45', '2026-11-26 05:29', 'open'],
  ])('F-11 a visit on %s, at %s: %s', (start, now, verdict) => {
    expect(checkPatientJoin(visit(start), parseIndianTime(now))).toBe(verdict);
  });

  test('F-11 to the millisecond', () => {
    const start = parseIndianTime('2026-11-26 16:30');
    expect(checkPatientJoin(visit('2026-11-26 16:30'), start - 1)).toBe('waiting-room');
    expect(checkPatientJoin(visit('2026-11-26 16:30'), start)).toBe('open');
  });

  test('F-11 a visit in the clinic has no room, whatever its link and the time', () => {
    fc.assert(
      fc.property(fc.option(fc.string()), fc.integer(), (meetLink, now) => {
        const offline = visit('2026-11-26 16:30', { consultStatus: 'Offline', meetLink });
        expect(checkPatientJoin(offline, now)).toBe('in-clinic');
        expect(checkDoctorJoin(offline, now)).toBe('no-meeting');
      }),
    );
  });
});

/** The verdicts for the patient and the doctor while the room is open. */
const links: readonly [link: string | null, patient: string, doctor: string][] = [
  [null, 'no-link', 'no-meeting'],
  ['  ', 'no-link', 'no-meeting'],
  ['Link', 'no-link', 'no-link'],
  ['https://meet.jit.si/Link', 'no-link', 'no-link'],
  ['https://meet.jit.si/', 'no-room', 'no-link'],
  ['https://meet.jit.si', 'no-room', 'no-link'],
  ['https://meet.jit.si/HAMS_1', 'open', 'open'],
  [hamsRoom, 'open', 'open'],
  ['Tuesday', 'open', 'no-link'],
  ['https://example.org/meet.jit.si/Room', 'no-link', 'no-link'],
];

describe('F-11 G-04 what becomes of a link', () => {
  const during = parseIndianTime('2026-11-26 16:40');
  test.each(links)('F-11 G-04 %j: %s for the patient, %s for the doctor', (meetLink, patient, doctor) => {
    const one = visit('2026-11-26 16:30', { meetLink });
    expect(checkPatientJoin(one, during)).toBe(patient);
    expect(checkDoctorJoin(one, during)).toBe(doctor);
  });

  test.each(links)('F-11 before the start %j says nothing to the patient yet', (meetLink, patient) => {
    const one = visit('2026-11-26 16:30', { meetLink });
    expect(checkPatientJoin(one, parseIndianTime('2026-11-26 16:25'))).toBe(
      patient === 'open' ? 'waiting-room' : 'before-start',
    );
  });

  test('F-11 G-04 the host is the clinic’s own where it has one', () => {
    const one = visit('2026-11-26 16:30', { meetLink: 'https://video.clinic.in/Room' });
    expect(checkPatientJoin(one, during, 'video.clinic.in')).toBe('open');
    expect(checkDoctorJoin(one, during, 'video.clinic.in')).toBe('open');
    expect(checkPatientJoin(one, during)).toBe('no-link');
  });
});

test.each([
  ['16:19', 'before-opening'],
  ['16:20', 'open'],
  ['16:30', 'open'],
  ['17:59', 'open'],
  ['18:00', 'closed'],
])('G-04 the doctor may wait in the room: at %s it is %s', (time, verdict) => {
  expect(checkDoctorJoin(visit('2026-11-26 16:30'), parseIndianTime(`2026-11-26 ${time}`))).toBe(verdict);
});
