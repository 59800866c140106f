import { cleanup, screen } from '@testing-library/react';
import type { InitialEntry } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import { sessionStore } from '#web/api/session.ts';
import { encodeToken } from '#web/testing/accounts/log-in.ts';
import { patientAppointment } from '#web/testing/appointments/sample-appointments.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { fakeServer } from '#web/testing/server.ts';
import { ConfirmationScreen } from './confirmation-screen.tsx';

let own: PatientAppointment[] = [];

function logIn(role: string) {
  sessionStore.logIn(encodeToken({ id: '7', role, name: 'Asha Rao' }));
}

function openScreen(entry: InitialEntry) {
  const server = fakeServer({ 'GET /patients/appointments': own });
  openPage(server, [{ path: '/confirmation', Component: ConfirmationScreen }], { at: entry });
}

const invalid = async () => {
  await screen.findByText('Invalid access. No appointment data found.');
  expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/');
};

beforeEach(() => {
  own = [
    patientAppointment({ appointmentId: 'APT-000002', appStatus: 'Cancelled' }),
    patientAppointment({ appointmentId: 'APT-000001', appStatus: 'Requested' }),
  ];
  logIn('patient');
});
afterEach(() => {
  cleanup();
  sessionStore.logOut();
});

test('E-06 its patient finds an appointment by day and slot, the one that holds the time first', async () => {
  const { date, slot, doctorName } = patientAppointment();
  openScreen(`/confirmation?date=${date}&slot=${slot}`);
  await screen.findByRole('heading', { name: 'Requested' });
  screen.getByText(slot);
  screen.getByText(doctorName);
  const way = screen.getByRole('link', { name: 'View appointment' });
  expect(way.getAttribute('href')).toBe('/dashboard/patient/appointments/APT-000001');
});

test('E-06 route state is taken too, and an id', async () => {
  const { date, slot } = patientAppointment();
  openScreen({ pathname: '/confirmation', state: { date, slot } });
  await screen.findByRole('heading', { name: 'Requested' });
  cleanup();
  openScreen('/confirmation?appointmentId=APT-000002');
  await screen.findByRole('heading', { name: 'This appointment is cancelled' });
});

test('E-06 the title says that a visit is confirmed only once it is accepted', async () => {
  const { date, slot } = patientAppointment();
  for (const [appStatus, title] of [
    ['Requested', 'Your appointment | HAMS'],
    ['Cancelled', 'Your appointment | HAMS'],
    ['Pending', 'Appointment confirmed | HAMS'],
  ] as const) {
    own = [patientAppointment({ appStatus })];
    openScreen(`/confirmation?date=${date}&slot=${slot}`);
    await screen.findByText(slot);
    expect(document.title).toBe(title);
    cleanup();
  }
});

test.each(['/confirmation', '/confirmation?date=2026-02-30&slot=09:00', '/confirmation?date=2026-11-26'])(
  'E-06 without a day and a slot there is nothing to confirm: %s',
  async (address) => {
    openScreen(address);
    await invalid();
  },
);

test('E-06 what is not the caller’s own confirms nothing, whoever asks', async () => {
  openScreen('/confirmation?date=2031-01-01&slot=09:00&doctor=Dr.+Asha+Rao');
  await invalid();
  cleanup();
  sessionStore.logOut();
  const { date, slot } = patientAppointment();
  openScreen(`/confirmation?date=${date}&slot=${slot}`);
  await invalid();
  cleanup();
  logIn('doctor');
  openScreen(`/confirmation?date=${date}&slot=${slot}`);
  await invalid();
});
