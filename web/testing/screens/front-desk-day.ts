import { vi } from 'vitest';
import type { DayVisit, DoctorOnDuty, FrontDeskDay } from '#contract/hospital/front-desk-day.ts';
import { type FakeServer, fakeServer } from '../server.ts';

/** A Thursday. */
export const date = '2026-11-26';
const time = (slot: string, isFree: boolean) => ({
  slot,
  minutes: 15,
  practiceId: 'PRA-000001',
  mode: 'Any' as const,
  isFree,
});
export const rao: DoctorOnDuty = {
  doctorId: 'DOC-000001',
  name: 'Dr. Rao',
  specialization: 'Cardiology',
  room: '4',
  deskCanMove: true,
  takesBookings: true,
  refusal: null,
  delay: 0,
  minutesBehind: 17,
  nextFree: { date, slot: '11:00' },
  days: [
    {
      date,
      state: 'onDuty',
      from: '10:00',
      to: '11:30',
      leave: null,
      times: [time('10:00', false), time('11:00', true), time('11:15', true)],
    },
  ],
};
export const visit: DayVisit = {
  appointmentId: 'APT-000001',
  doctorId: rao.doctorId,
  doctorName: rao.name,
  practiceId: 'PRA-000001',
  date,
  slot: '10:00',
  startsAt: `${date}T04:30:00.000Z`,
  minutes: 15,
  appStatus: 'Confirmed',
  consultStatus: 'Offline',
  arrivedAt: null,
  calledAt: null,
  startedAt: null,
  endedAt: null,
  lateMinutes: null,
  squeezedIn: null,
  doctorLate: null,
  canMove: true,
  canCancel: true,
  didNotCome: false,
  steps: [],
  patient: {
    patientId: 'PAT-000001',
    name: 'Asha',
    gender: 'Female',
    age: 36,
    ageIsAbout: false,
    phone: '9876543210',
  },
  payStatus: 'Unpaid',
  fee: 900,
  payment: null,
};
export const day: FrontDeskDay = {
  hospital: { hospitalId: 'HOS-000001', name: 'Care Hospital' },
  date,
  today: date,
  all: [{ doctorId: rao.doctorId, name: rao.name, specialization: rao.specialization, state: 'onDuty' }],
  found: 1,
  page: 1,
  perPage: 12,
  doctors: [rao],
  checkWithinHours: 48,
  visits: [visit],
  waiting: [],
  expected: [visit],
};

/**
 * A server without answers, at 10:17 of the day, in a browser with a wide window; `vi` restores the stubs.
 */
export function createDayServer(): FakeServer {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(`${date}T10:17:00+05:30`));
  return fakeServer();
}
