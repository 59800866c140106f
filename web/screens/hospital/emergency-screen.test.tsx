import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ClinicalRecord } from '#contract/clinical/clinical-records.ts';
import type { EmergencyAccess } from '#contract/hospital/emergency-access.ts';
import type { HospitalPatientDetail } from '#contract/hospital/hospital-patients.ts';
import { EmergencyList } from '#web/hospital/emergency-access/emergency-list.tsx';
import { createFakeLine } from '#web/testing/platform/fake-line.ts';
import { problem } from '#web/testing/problem-response.ts';
import { openInArea } from '#web/testing/screens/hospital-area.tsx';
import { type FakeServer, fakeServer } from '#web/testing/server.ts';
import { EmergencyRecordScreen } from './emergency-screen.tsx';

const path = '/dashboard/hospital/patients/:patientId/record';
const reading = 'GET /hospital/patients/PAT-000001/record';
const opening = 'POST /hospital/patients/PAT-000001/emergency-access';

let server: FakeServer;
let isOpen: boolean;
let expiresAt: string;
let vitals: ClinicalRecord['vitals'];
beforeEach(() => {
  server = fakeServer();
  isOpen = false;
  vitals = null;
  expiresAt = new Date(Date.now() + 30 * 60_000).toISOString();
  server.answers['GET /hospital/patients/:patientId/record'] = () =>
    isOpen
      ? {
          accessId: 'EMR-000001',
          until: expiresAt,
          record: { ...record, vitals },
        }
      : problem(403, 'record_closed', 'You don’t have access to this record.');
  server.answers['GET /hospital/patients/:patientId'] = { today: '2026-11-26', person };
  server.answers['POST /hospital/patients/:patientId/emergency-access'] = () => {
    isOpen = true;
    return { message: 'You can see this record for 30 minutes.', accessId: 'EMR-000001', until: expiresAt };
  };
});

const person: HospitalPatientDetail = {
  patientId: 'PAT-000001',
  name: 'Asha Menon',
  gender: 'Female',
  age: 36,
  ageIsAbout: false,
  phone: '9876543210',
  lastVisit: null,
  nextVisit: null,
  dateOfBirth: '1990-01-01',
  birthYear: 1990,
  ownPhone: '9876543210',
  guardianPhone: null,
  family: [],
  guardians: [],
  hasAccount: true,
  mayCorrect: false,
  isTold: true,
  visits: [],
  merge: null,
};
const record = {
  patientId: 'PAT-000001',
  name: 'Asha Menon',
  gender: 'Female' as const,
  age: 36,
  ageIsAbout: false,
  dateOfBirth: '1990-01-01',
  phone: '',
  phoneOf: null,
  weightKg: null,
  allergies: [
    {
      id: '1',
      substance: 'Penicillin',
      reaction: 'rash',
      recordedBy: 'doctor' as const,
      at: '2026-01-01T00:00:00.000Z',
    },
  ],
  allergiesAskedAt: null,
  conditions: [],
  currentMedicines: [
    {
      name: 'Amlodipine',
      strength: '5 mg',
      frequency: '1-0-0',
      until: '2026-12-01',
      assumed: false,
      appointmentId: null,
    },
  ],
  vitals: null,
  visits: [],
};
const renderScreen = () =>
  openInArea(server, <EmergencyRecordScreen />, {
    path,
    at: '/dashboard/hospital/patients/PAT-000001/record',
  });

async function giveReason(user: Pick<typeof userEvent, 'type' | 'click'>): Promise<void> {
  await user.type(await screen.findByRole('textbox'), 'Unconscious at the desk');
  expect(server.sentTo(reading)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Open for 30 minutes' }));
  expect(await screen.findByText('Penicillin')).toBeTruthy();
}

test('M-03 a closed record asks why, says who will be told, and opens for half an hour', async () => {
  renderScreen();
  const button = await screen.findByRole('button', { name: 'Open for 30 minutes' });
  expect(screen.queryByText('Penicillin')).toBeNull();
  await userEvent.type(screen.getByRole('textbox'), 'urgent');
  await userEvent.click(button);
  expect(server.sentTo(opening)).toEqual([]);
  await userEvent.type(screen.getByRole('textbox'), ': unconscious at the desk');
  await userEvent.click(button);
  expect(await screen.findByText('Penicillin')).toBeTruthy();
  expect(server.sentTo(opening)).toEqual([{ reason: 'urgent: unconscious at the desk' }]);
  expect(screen.getByText(/Amlodipine 5 mg 1-0-0/)).toBeTruthy();
  expect(screen.getByText(/^Open until/)).toBeTruthy();
});

test('M-03 a closed record is not asked for; one that is open is shown again without a reason', async () => {
  const router = renderScreen();
  await giveReason(userEvent);
  expect(server.sent.filter(({ route }) => [reading, opening].includes(route))).toHaveLength(2);
  await act(() => router.navigate('/elsewhere'));
  expect(screen.queryByText('Penicillin')).toBeNull();
  await act(() => router.navigate(-1));
  expect(await screen.findByText('Penicillin')).toBeTruthy();
  expect(server.sentTo(opening)).toHaveLength(1);
});

test('M-03 vitals have names and a day, and what is open says for how long', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vitals = {
    measuredAt: '2026-07-01T05:00:00.000Z',
    systolic: null,
    diastolic: null,
    heartRate: 79,
    bloodSugar: 98,
    weight: null,
    temperature: null,
  };
  renderScreen();
  await giveReason(userEvent.setup({ advanceTimers: vi.advanceTimersByTime }));
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect([names, values]).toEqual([
    ['Heart rate', 'Blood sugar'],
    ['79 BPM', '98 mg/dL'],
  ]);
  expect(screen.getByText('last measured on 01/07/2026')).toBeTruthy();
  expect(screen.getByText('· 30 min left')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(10 * 60_000));
  expect(screen.getByText('· 20 min left')).toBeTruthy();
});

test('M-03 nobody is told is said before a record is opened', async () => {
  server.answers['GET /hospital/patients/:patientId'] = {
    today: '2026-11-26',
    person: { ...person, isTold: false },
  };
  renderScreen();
  expect(await screen.findByText(/We can’t tell Asha Menon\.$/)).toBeTruthy();
});

test('M-03 what was open leaves the screen when its time is over', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderScreen();
  await giveReason(userEvent.setup({ advanceTimers: vi.advanceTimersByTime }));
  isOpen = false;
  await act(() => vi.advanceTimersByTimeAsync(30 * 60_000));
  expect(await screen.findByRole('button', { name: 'Open for 30 minutes' })).toBeTruthy();
  expect(screen.queryByText('Penicillin')).toBeNull();
});

const access: EmergencyAccess = {
  accessId: 'EMR-000001',
  at: '2026-11-26T05:00:00.000Z',
  until: '2026-11-26T05:30:00.000Z',
  name: 'Lakshmi Devi',
  role: 'receptionist',
  patientId: 'PAT-000001',
  patientName: 'Asha Menon',
  reason: 'Unconscious, no relatives here',
  seenAt: null,
  isOwn: false,
};
let beyond = 0;
const accesses = (...list: EmergencyAccess[]) => {
  server.answers['GET /hospital/emergency-accesses'] = () => ({
    accesses: list,
    unseen: list.filter(({ seenAt, isOwn }) => seenAt === null && !isOwn).length + beyond,
  });
};

test('M-03 an owner sees who opened a record and why, until it is said to be seen', async () => {
  accesses(access);
  server.answers['PUT /hospital/emergency-accesses/:accessId/seen'] = () => {
    accesses({ ...access, seenAt: '2026-11-26T06:00:00.000Z' });
    return { message: 'Noted.' };
  };
  openInArea(server, <EmergencyList staffRole="owner" hospitalId="HOS-000001" />);
  expect(await screen.findByText('Unconscious, no relatives here')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Mark as seen' }));
  await vi.waitFor(() => expect(screen.queryByText('Unconscious, no relatives here')).toBeNull());
});

test('M-03 E-08 an owner’s screen shows at once what is opened while it is open', async () => {
  accesses();
  const live = createFakeLine();
  openInArea(server, <EmergencyList staffRole="owner" hospitalId="HOS-000001" />, { role: 'owner', live });
  await vi.waitFor(() => expect(live.sockets).toHaveLength(1));
  act(() => live.socket().grantAll());
  expect(live.socket().sent).toContainEqual({ type: 'follow', topic: 'owners:HOS-000001' });
  await vi.waitFor(() => expect(server.sent).toHaveLength(2));
  accesses(access);
  act(() => live.socket().notify({ type: 'emergency', topic: 'owners:HOS-000001' }));
  expect(await screen.findByText('Unconscious, no relatives here')).toBeTruthy();
});

test('M-03 an owner hears of those that the list has no room for, and where all of them stand', async () => {
  beyond = 20;
  accesses(access);
  openInArea(server, <EmergencyList staffRole="owner" hospitalId="HOS-000001" />);
  expect(await screen.findByText(/^20 more appear here/)).toBeTruthy();
  const log = screen.getByRole('link', { name: 'Activity log' });
  expect(log.getAttribute('href')).toBe('/dashboard/hospital/activity-log?event=emergency');
  beyond = 0;
});

test('M-03 an administrator reads it and leaves it to the owner; others are not asked for', async () => {
  accesses(access);
  openInArea(server, <EmergencyList staffRole="admin" hospitalId="HOS-000001" />);
  expect(await screen.findByText('Unconscious, no relatives here')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  server.sent.length = 0;
  openInArea(server, <EmergencyList staffRole="nurse" hospitalId="HOS-000001" />);
  expect(server.sent).toEqual([]);
});

test('M-03 what an owner opened is for the others to see', async () => {
  accesses({ ...access, isOwn: true, reason: 'My own' }, access);
  openInArea(server, <EmergencyList staffRole="owner" hospitalId="HOS-000001" />);
  expect(await screen.findByText('Unconscious, no relatives here')).toBeTruthy();
  expect(screen.queryByText('My own')).toBeNull();
});
