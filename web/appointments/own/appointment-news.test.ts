import { beforeEach, expect, test, vi } from 'vitest';
import type { DueAppointment, PatientAppointment } from '#contract/appointments/appointments.ts';
import { patientAppointment } from '#web/testing/appointments/sample-appointments.ts';
import { listNews } from './appointment-news.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-26T06:00:00Z') }));

const lists = (appointments: PatientAppointment[], due: DueAppointment[] = []) => ({ appointments, due });
const buildAppointment = (more: Partial<PatientAppointment>) =>
  patientAppointment({ date: '2026-11-28', ...more });
const due = (more: Partial<DueAppointment>): DueAppointment => ({
  calledOff: false,
  ...buildAppointment(more),
  ...more,
});
const neverOwn = () => false;

test.each<[string, PatientAppointment, ReturnType<typeof lists>, string[]]>([
  [
    'accepted',
    buildAppointment({ appStatus: 'Requested' }),
    lists([buildAppointment({ appStatus: 'Pending' })]),
    ['Dr. Ananya Rao accepted Sat 28 Nov 16:30'],
  ],
  [
    'refused',
    buildAppointment({ appStatus: 'Requested' }),
    lists([], [due({ appStatus: 'Rejected' })]),
    ['Dr. Ananya Rao couldn’t accept Sat 28 Nov, 16:30'],
  ],
  [
    'called off',
    buildAppointment({ appStatus: 'Confirmed' }),
    lists([], [due({ appStatus: 'Rejected', calledOff: true })]),
    ['Dr. Ananya Rao had to cancel Sat 28 Nov, 16:30'],
  ],
  [
    'to be picked',
    buildAppointment({ appStatus: 'Pending' }),
    lists([], [due({ appStatus: 'Rescheduled', canPickTime: true })]),
    ['Dr. Ananya Rao asks you to pick a new time'],
  ],
  [
    'moved',
    buildAppointment({ appStatus: 'Request for Rescheduling' }),
    lists([buildAppointment({ appointmentId: 'APT-000002', slot: '10:00', replaces: 'APT-000001' })]),
    ['Dr. Ananya Rao moved your appointment to Sat 28 Nov 10:00'],
  ],
  [
    'not moved',
    buildAppointment({ appStatus: 'Request for Rescheduling' }),
    lists([buildAppointment({ appStatus: 'Confirmed' })]),
    ['Dr. Ananya Rao: your appointment stays on Sat 28 Nov 16:30'],
  ],
  [
    'the same',
    buildAppointment({ appStatus: 'Requested' }),
    lists([buildAppointment({ appStatus: 'Requested' })]),
    [],
  ],
  [
    'confirmed by the patient',
    buildAppointment({ appStatus: 'Pending' }),
    lists([buildAppointment({ appStatus: 'Confirmed' })]),
    [],
  ],
  ['cancelled by the patient', buildAppointment({ appStatus: 'Pending' }), lists([]), []],
])('E-08 %s', (_, before, now, news) => {
  expect(listNews(lists([before]), now, neverOwn)).toEqual(news);
});

test('E-08 an own withdrawal is no news, an answer to it would be', () => {
  const before = lists([buildAppointment({ appStatus: 'Request for Rescheduling' })]);
  const now = lists([buildAppointment({ appStatus: 'Pending' })]);
  const own = (id: string, status: string) => id === 'APT-000001' && status === 'Pending';
  expect(listNews(before, now, own)).toEqual([]);
  expect(listNews(before, now, neverOwn)).toHaveLength(1);
});
