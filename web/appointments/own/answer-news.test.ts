import { beforeEach, expect, test, vi } from 'vitest';
import type { DueAppointment, PatientAppointment } from '#contract/appointments/appointments.ts';
import { patientAppointment } from '#web/testing/appointments/appointments.ts';
import { newsOf } from './answer-news.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-26T06:00:00Z') }));

const lists = (appointments: PatientAppointment[], due: DueAppointment[] = []) => ({ appointments, due });
const one = (more: Partial<PatientAppointment>) => patientAppointment({ date: '2026-11-28', ...more });
const due = (more: Partial<DueAppointment>): DueAppointment => ({ calledOff: false, ...one(more), ...more });
const nobody = () => false;

test.each<[string, PatientAppointment, ReturnType<typeof lists>, string[]]>([
  [
    'accepted',
    one({ appStatus: 'Requested' }),
    lists([one({ appStatus: 'Pending' })]),
    ['Dr. Ananya Rao accepted Sat 28 Nov 16:30'],
  ],
  [
    'refused',
    one({ appStatus: 'Requested' }),
    lists([], [due({ appStatus: 'Rejected' })]),
    ['Dr. Ananya Rao could not accept Sat 28 Nov, 16:30.'],
  ],
  [
    'called off',
    one({ appStatus: 'Confirmed' }),
    lists([], [due({ appStatus: 'Rejected', calledOff: true })]),
    ['Dr. Ananya Rao had to cancel Sat 28 Nov, 16:30.'],
  ],
  [
    'to be picked',
    one({ appStatus: 'Pending' }),
    lists([], [due({ appStatus: 'Rescheduled', canPickTime: true })]),
    ['Dr. Ananya Rao asks you to pick a new time'],
  ],
  [
    'moved',
    one({ appStatus: 'Request for Rescheduling' }),
    lists([one({ appointmentId: 'APT-000002', slot: '10:00', replaces: 'APT-000001' })]),
    ['Dr. Ananya Rao moved your visit to Sat 28 Nov 10:00'],
  ],
  [
    'not moved',
    one({ appStatus: 'Request for Rescheduling' }),
    lists([one({ appStatus: 'Confirmed' })]),
    ['Dr. Ananya Rao: your visit stays on Sat 28 Nov 16:30'],
  ],
  ['the same', one({ appStatus: 'Requested' }), lists([one({ appStatus: 'Requested' })]), []],
  ['confirmed by the patient', one({ appStatus: 'Pending' }), lists([one({ appStatus: 'Confirmed' })]), []],
  ['cancelled by the patient', one({ appStatus: 'Pending' }), lists([]), []],
])('E-08 %s', (_, before, now, news) => {
  expect(newsOf(lists([before]), now, nobody)).toEqual(news);
});

test('E-08 an own withdrawal is no news, an answer to it would be', () => {
  const before = lists([one({ appStatus: 'Request for Rescheduling' })]);
  const now = lists([one({ appStatus: 'Pending' })]);
  const own = (id: string, status: string) => id === 'APT-000001' && status === 'Pending';
  expect(newsOf(before, now, own)).toEqual([]);
  expect(newsOf(before, now, nobody)).toHaveLength(1);
});
