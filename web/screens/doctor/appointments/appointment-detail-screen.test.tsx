import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { problem } from '#web/testing/problem-response.ts';
import {
  button,
  cleanUpDetail,
  detail,
  id,
  load,
  openDetail,
  press,
  server,
  setUpDetail,
} from '#web/testing/screens/doctor-detail.tsx';

beforeEach(setUpDetail);
afterEach(cleanUpDetail);

const region = (heading: string) =>
  screen.getByRole('heading', { level: 2, name: heading }).closest('section') as HTMLElement;
function facts(heading: string) {
  const list = within(region(heading));
  const values = list.getAllByRole('definition').map((value) => value.textContent);
  return Object.fromEntries(
    list.getAllByRole('term').map((term, index) => [term.textContent, values[index]]),
  );
}

test('G-07 everything about the visit and its patient', async () => {
  await openDetail();
  screen.getByRole('heading', { level: 1, name: 'Asha Menon' });
  within(screen.getByRole('banner')).getByText('36 years, Female · Chest Pain · Online');
  expect(facts('Appointment details')).toEqual({
    Date: '26/11/2026',
    Time: '16:30',
    'Consultation type': 'Online',
    Reason: 'Chest Pain',
    Hospital: 'Care Hospital',
    Payment: 'Patient says paid',
    Doctor: 'Dr. Kabir Sethi',
    Department: 'Cardiology',
    'Booked on': '20/11/2026',
    'Appointment ID': id,
  });
  expect(facts('Patient')).toEqual({
    Age: '36 years',
    Gender: 'Female',
    Contact: '+91 9000000007',
    Email: 'asha@example.com',
    Address: '12 Lake Road, Kochi, Kerala 682001',
  });
  expect(screen.getByRole('link', { name: '+91 9000000007' }).getAttribute('href')).toBe('tel:+919000000007');
  within(screen.getByRole('banner')).getByText('Pending');
  screen.getByText('No Prescription available for this appointment.');
  screen.getByText('First appointment with the patient');
});

test('G-07 what is not known of the patient is said', async () => {
  server.present.patientDetails.address = '';
  await openDetail();
  expect(facts('Patient').Address).toBe('Not provided');
  cleanup();
  server.present.patientDetails.name = '';
  await openDetail();
  screen.getByText('Patient information not available.');
});

test('J-05 of a child the doctor sees who booked, and whose phone it is', async () => {
  const mother = { name: 'Meera Iyer', kin: 'mother' } as const;
  server.present = detail('Pending', { bookedBy: { name: 'Ravi Iyer', kin: null } });
  server.present.patientDetails.contactOf = mother;
  await openDetail();
  within(screen.getByRole('banner')).getByText('Booked by Ravi Iyer');
  expect(facts('Patient').Contact).toBe('+91 9000000007Meera Iyer (mother)');
  cleanup();
  server.present = detail('Pending', { bookedBy: mother });
  server.present.patientDetails.contact = '';
  await openDetail();
  within(screen.getByRole('banner')).getByText('Booked by Meera Iyer (mother)');
  expect(facts('Patient').Contact).toBe('Not provided');
  expect(document.querySelector('a[href^="tel:"]')).toBeNull();
});

test('J-08 ABHA number and address are shown as told, and not at all where there is none', async () => {
  await openDetail();
  expect(Object.keys(facts('Patient')).join()).not.toContain('ABHA');
  cleanup();
  Object.assign(server.present.patientDetails, { abhaNumber: '91123456789012', abhaAddress: 'asha@abdm' });
  await openDetail();
  expect(facts('Patient')).toMatchObject({
    'ABHA number (given by the patient)': '91-1234-5678-9012',
    'ABHA address (given by the patient)': 'asha@abdm',
  });
});

test('G-07 the life of the appointment, in clinic time, and the visits before it', async () => {
  server.present = detail('Request for Rescheduling', {
    events: [
      {
        at: '2026-11-20T20:00:00.000Z',
        by: 'patient',
        from: null,
        to: 'Requested',
        note: null,
        lateMinutes: null,
      },
      {
        at: '2026-11-21T04:00:00.000Z',
        by: 'doctor',
        from: 'Requested',
        to: 'Pending',
        note: null,
        lateMinutes: null,
      },
      {
        at: '2026-11-22T04:00:00.000Z',
        by: 'patient',
        from: 'Pending',
        to: 'Request for Rescheduling',
        note: 'Travelling',
        lateMinutes: null,
      },
    ],
  });
  server.present.previousAppointments = [
    {
      appointmentId: 'APT-000009',
      date: '2026-10-01',
      time: '09:15',
      reason: 'Fever',
      type: 'Offline',
      status: 'Completed',
    },
  ];
  const router = await openDetail(id, { listAddress: '/appList?status=Pending' });
  const events = within(region('Activity'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(events).toEqual([
    'Requested21/11/2026, 01:30 by the patient',
    'Pending21/11/2026, 09:30 by the doctor',
    'Request for Rescheduling22/11/2026, 09:30 by the patientTravelling',
  ]);
  const history = within(region('History with this patient'));
  expect(history.getByRole('listitem').textContent).toBe('01/10/2026, 09:15Fever · OfflineCompleted');
  expect(screen.queryByText('First appointment with the patient')).toBeNull();
  await press(history.getByRole('link', { name: '01/10/2026, 09:15' }));
  expect(router.state.location).toMatchObject({
    pathname: '/dashboard/appointments/APT-000009',
    state: { listAddress: '/appList?status=Pending' },
  });
});

test.each([
  [{ listAddress: '/appList?status=Pending&page=2' }, '/appList?status=Pending&page=2'],
  [{ listAddress: '/dashboard/appointments' }, '/dashboard/appointments'],
  [{ listAddress: 'https://evil.example/appList' }, '/dashboard/appointments'],
  [{ listAddress: 7 }, '/dashboard/appointments'],
  [null, '/dashboard/appointments'],
])('G-07 coming from %j, the way back leads to %s', async (state, back) => {
  await openDetail(id, state);
  expect(screen.getByRole('link', { name: 'All appointments' }).getAttribute('href')).toBe(back);
});

test('G-07 without an id nothing is asked', async () => {
  await openDetail(' ');
  screen.getByText('No appointment data found');
  expect(server.sentTo(load)).toEqual([]);
});

test.each([
  [404, 'appointment_not_found'],
  [400, 'invalid_request'],
] as const)('G-07 what does not exist is not found (%i)', async (status, code) => {
  server.answers[load] = problem(status, code, 'No.');
  await openDetail();
  screen.getByText('Appointment details not found');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('G-07 what cannot be loaded can be tried again', async () => {
  server.answerOnce(load, problem(503, 'unavailable', 'One moment, please.'));
  await openDetail();
  screen.getByText('Error fetching appointment data');
  screen.getByText('One moment, please.');
  await press(button('Try again'));
  screen.getByText('Chest Pain');
});

test('N-04 a patient who is late: said at the time, and in what happened', async () => {
  server.present = detail('Confirmed', {
    lateMinutes: 15,
    events: [
      {
        at: '2026-11-26T10:30:00.000Z',
        by: 'patient',
        from: 'Confirmed',
        to: 'Confirmed',
        note: null,
        lateMinutes: 15,
      },
    ],
  });
  await openDetail();
  within(region('Activity')).getByText('Running 15 min late');
  expect(screen.getAllByText(/Running 15 min late/)).toHaveLength(2);
});
