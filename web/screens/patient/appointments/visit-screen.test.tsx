import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { overwriteGetLocale } from '#messages/runtime.js';
import type { VisitCardFacts } from '#web/appointments/queries.ts';
import { describeUsualAnswer } from '#web/appointments/visit/visit-state.ts';
import { patientAppointment } from '#web/testing/appointments/sample-appointments.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { problem } from '#web/testing/problem-response.ts';
import { patientServer } from '#web/testing/screens/patient-server.tsx';
import { toMapLink } from '#web/ui/format/map-link.ts';
import { VisitScreen } from './visit-screen.tsx';

function renderScreen(visit: VisitCardFacts | null) {
  const server = patientServer();
  server.answers['GET /patients/appointments/:appointmentId'] =
    visit ?? problem(404, 'appointment_not_found', 'None');
  const path = '/dashboard/patient/appointments/:appointmentId';
  openPage(server, [{ path, element: <VisitScreen /> }], {
    at: '/dashboard/patient/appointments/APT-000001',
  });
}

const place = { latitude: 17.4, longitude: 78.5 };
const facts: VisitCardFacts = {
  today: '2026-11-26',
  appointment: patientAppointment({
    appStatus: 'Requested',
    consultStatus: 'Offline',
    hospital: 'Care Hospital',
    needs: { choices: ['interpreter', 'wheelchair'], language: 'te', note: 'A ramp' },
  }),
  bookedAtDesk: null,
  fee: 900,
  payment: null,
  toBring: '',
  address: '59 Road No. 1, Hyderabad',
  position: place,
  changeUntil: { date: '2026-11-27', slot: '14:30' },
  answersWithinHours: 2,
};

test('E-10 the card says the state, when, where, what it costs, what is needed and until when it can change', async () => {
  renderScreen(facts);
  await screen.findByRole('heading', { level: 1, name: 'Requested' });
  screen.getByText(/usually answers within 2 hours\./);
  screen.getByRole('heading', { level: 2, name: 'Tomorrow, 16:30' });
  screen.getByText(/Care Hospital, 59 Road No\. 1, Hyderabad/);
  screen.getByText('₹900, pay at the clinic');
  screen.getByText('Support needed: Interpreter (Telugu), Wheelchair, “A ramp”');
  screen.getByText('You can change or cancel until 14:30 on the day.');
  const way = screen.getByRole('link', { name: 'Directions' });
  expect(way.getAttribute('href')).toBe(toMapLink(place, ''));
  expect(way.getAttribute('rel')).toBe('noreferrer');
  screen.getByRole('button', { name: 'Share' });
  await userEvent.click(screen.getByRole('button', { name: /^More: / }));
  screen.getByRole('menuitem', { name: 'Add to calendar' });
});

test('E-10 what is not known is not said: neither a speed nor a way', async () => {
  renderScreen({
    ...facts,
    answersWithinHours: null,
    changeUntil: null,
    appointment: patientAppointment({ appStatus: 'Confirmed', consultStatus: 'Online', payStatus: 'Paid' }),
  });
  await screen.findByRole('heading', { level: 1, name: 'You’ve confirmed you’re coming' });
  screen.getByText('₹900, already paid');
  expect(screen.queryByText(/usually answers/)).toBeNull();
  expect(screen.queryByText(/^Change or cancel/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Directions' })).toBeNull();
});

test('F-05 what was paid, and why the time stays, stand on the card', async () => {
  renderScreen({
    ...facts,
    payment: { way: 'upi', amount: 900, receipt: 'R-2026-000042', at: '2026-11-26T05:00:00.000Z' },
    appointment: patientAppointment({ appStatus: 'Pending', timeKeptReason: 'No other time this week' }),
  });
  await screen.findByText(/^Paid ₹900 by UPI, receipt R-2026-000042/);
  expect(screen.queryByText('₹900, pay at the clinic')).toBeNull();
  screen.getByRole('button', { name: 'Download receipt (PDF)' });
  screen.getByText('No other time this week');
});

test('E-10 no way leads to where the doctor is not', async () => {
  renderScreen({ ...facts, address: null, position: null });
  await screen.findByRole('heading', { level: 1, name: 'Requested' });
  expect(screen.queryByRole('link', { name: 'Directions' })).toBeNull();
});

test('E-10 how fast the doctor answers is not said where the visit comes sooner', async () => {
  renderScreen({ ...facts, answersWithinHours: 72 });
  await screen.findByRole('heading', { level: 1, name: 'Requested' });
  expect(screen.queryByText(/usually answers/)).toBeNull();
});

test('E-10 a visit that is not one’s own is invalid access', async () => {
  renderScreen(null);
  await screen.findByText('Invalid access. No appointment data found.');
});

test('E-10 the speed is said in hours, then in days', () => {
  const nextWeek = { ...patientAppointment({ doctorName: 'Dr. Rao' }), startsAt: '2026-12-03T05:00:00.000Z' };
  expect([null, 1, 6, 24, 72].map((hours) => describeUsualAnswer(nextWeek, hours))).toEqual([
    null,
    'Dr. Rao usually answers within an hour.',
    'Dr. Rao usually answers within 6 hours.',
    'Dr. Rao usually answers within a day.',
    'Dr. Rao usually answers within 3 days.',
  ]);
});

test('E-10 a way there opens the phone’s own map on Android', () => {
  expect(toMapLink({ latitude: 17.4, longitude: 78.5 }, 'Android 14')).toBe(
    'geo:17.400000,78.500000?q=17.400000,78.500000',
  );
  expect(toMapLink({ latitude: 17.4, longitude: 78.5 }, 'iPhone')).toMatch(
    /^https:\/\/www\.openstreetmap\.org\//,
  );
});

test('E-03 whom to call stands on the card of a visit for chest pain that lies ahead, and on no other', async () => {
  const createVisit = (appStatus: 'Pending' | 'Completed', reason: string): VisitCardFacts => ({
    ...facts,
    appointment: patientAppointment({ appStatus, reason }),
  });
  renderScreen(createVisit('Pending', 'Chest Pain'));
  const number = await screen.findByRole('link', { name: /108/ });
  expect(number.getAttribute('href')).toBe('tel:108');
  cleanup();
  for (const [status, reason] of [
    ['Completed', 'Chest Pain'],
    ['Pending', 'Fever'],
  ] as const) {
    renderScreen(createVisit(status, reason));
    await screen.findByRole('heading', { level: 2 });
    expect(screen.queryByRole('link', { name: /108/ })).toBeNull();
    cleanup();
  }
});

test('E-10 a doctor’s own practice is named in the reader’s language', async () => {
  overwriteGetLocale(() => 'hi');
  try {
    renderScreen({
      ...facts,
      appointment: patientAppointment({ hospital: 'Own Practice', consultStatus: 'Offline' }),
      address: null,
    });
    await screen.findByRole('heading', { level: 2 });
    expect(screen.queryByText(/Own Practice/)).toBeNull();
  } finally {
    overwriteGetLocale(() => 'en');
  }
});
