import { expect, test } from 'vitest';
import type { DueAppointment, PatientAppointment } from '#contract/appointments/appointments.ts';
import { patientAppointment } from '#web/testing/appointments/sample-appointments.ts';
import { listNeededActions } from './needed-actions.ts';

const now = Date.parse('2026-11-26T10:40:00+05:30');
const today = '2026-11-26';
const clinic = { consultStatus: 'Offline', meetLink: null } as const;
const kinds = (appointments: PatientAppointment[], due: DueAppointment[] = [], at = now) =>
  listNeededActions({ appointments, due }, at).map(({ kind, visit }) => `${kind} ${visit.appointmentId}`);
const listActionsFor = (more: Partial<PatientAppointment>, at = now) =>
  kinds([patientAppointment({ appointmentId: 'A', ...more })], [], at);
const closed = (more: Partial<PatientAppointment>): DueAppointment => ({
  ...patientAppointment(more),
  calledOff: false,
});
const minutes = (count: number) => now + count * 60_000;

test('F-02 the order is that of urgency: join, come very soon, pick and refused, come, wait', () => {
  const appointments = [
    patientAppointment({
      appointmentId: 'wait',
      appStatus: 'Requested',
      date: '2026-11-29',
      bookedAt: '2026-11-25T05:00:00Z',
    }),
    patientAppointment({ appointmentId: 'morrow', date: '2026-11-27', slot: '09:00', ...clinic }),
    patientAppointment({ appointmentId: 'noon', date: today, slot: '12:00', ...clinic }),
    patientAppointment({ appointmentId: 'call', date: today, slot: '10:30', appStatus: 'Confirmed' }),
    patientAppointment({ appointmentId: 'later', date: '2026-11-30' }),
  ];
  const due = [
    closed({ appointmentId: 'no', appStatus: 'Rejected', date: '2026-11-28' }),
    closed({ appointmentId: 'moved', appStatus: 'Rescheduled', canPickTime: true, date: '2026-11-27' }),
  ];
  const order = ['join call', 'come noon', 'pick moved', 'refused no', 'come morrow', 'waits wait'];
  expect(kinds(appointments, due)).toEqual(order);
  expect(kinds(appointments.toReversed(), due.toReversed())).toEqual(order);
});

test.each([
  ['10:51', []],
  ['10:50', ['waiting-room A']],
  ['10:40', ['join A']],
  ['09:11', ['join A']],
  ['09:10', []],
])('F-11 a confirmed video visit of half an hour at %s, seen at 10:40: %j', (slot, expected) => {
  expect(listActionsFor({ date: today, slot, appStatus: 'Confirmed' })).toEqual(expected);
});

test('F-11 a request is never joined, and one for another time still is', () => {
  const visit = { date: today, slot: '10:40' } as const;
  expect(listActionsFor({ ...visit, appStatus: 'Requested' })).toEqual([]);
  expect(listActionsFor({ ...visit, appStatus: 'Request for Rescheduling' })).toEqual(['join A']);
});

test('F-02 who has said that they will come is not asked again, nor for a visit that has begun or is far', () => {
  const soon = { date: '2026-11-27', slot: '10:40', ...clinic };
  expect(listActionsFor(soon)).toEqual(['come A']);
  expect(listActionsFor({ ...soon, slot: '10:45' })).toEqual([]);
  expect(listActionsFor({ ...soon, appStatus: 'Confirmed' })).toEqual([]);
  expect(listActionsFor({ ...soon, date: today })).toEqual([]);
});

test('F-02 a request waits after four hours, or after half of the time to its visit', () => {
  const far = { appStatus: 'Requested', date: '2026-11-29', ...clinic } as const;
  expect(listActionsFor({ ...far, bookedAt: new Date(minutes(-239)).toISOString() })).toEqual([]);
  expect(listActionsFor({ ...far, bookedAt: new Date(minutes(-240)).toISOString() })).toEqual(['waits A']);
  const near = { ...far, date: today, slot: '11:40' };
  expect(listActionsFor({ ...near, bookedAt: new Date(minutes(-59)).toISOString() })).toEqual([]);
  expect(listActionsFor({ ...near, bookedAt: new Date(minutes(-60)).toISOString() })).toEqual(['waits A']);
});
