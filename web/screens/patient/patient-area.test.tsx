import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DueAppointment } from '#contract/appointments/appointments.ts';
import { sessionStore } from '#web/api/session.ts';
import { signedInRoutes } from '#web/signed-in-routes.tsx';
import { encodeToken } from '#web/testing/accounts/log-in.ts';
import { patientAppointment } from '#web/testing/appointments/sample-appointments.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { patientServer } from '#web/testing/screens/patient-server.tsx';

function renderArea(address: string, name = 'Asha Menon', due: DueAppointment[] = []) {
  const server = patientServer();
  server.due = due;
  server.answers['GET /patients/appointments'] = [];
  sessionStore.logIn(encodeToken({ id: '7', role: 'patient', name, patientId: 'PAT-000007' }));
  return openPage(server, signedInRoutes, { at: address });
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  localStorage.clear();
});

test('F-01 the sidebar leads to the six screens, to help, and out', async () => {
  renderArea('/dashboard/patient');
  const sidebar = within(await screen.findByRole('navigation', { name: 'Main menu' }));
  expect(sidebar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Dashboard', '/dashboard/patient'],
    ['Appointments', '/dashboard/patient/appointments'],
    ['Health', '/dashboard/patient/health'],
    ['Reviews', '/dashboard/patient/reviews'],
    ['Family', '/dashboard/patient/people'],
    ['Settings', '/dashboard/patient/settings'],
    ['Help', '/contact'],
  ]);
  sidebar.getByRole('button', { name: 'Logout' });
});

test.each([
  ['Asha Menon', 'Welcome back Asha Menon'],
  ['', 'Welcome back Patient'],
])('F-01 the bar greets %j with "%s" and leads to the profile', async (name, greeting) => {
  const router = renderArea('/dashboard/patient/appointments', name);
  const bar = within(await screen.findByRole('banner'));
  expect(bar.getByText('Welcome back').closest('p')?.textContent).toBe(greeting);
  await userEvent.click(bar.getByRole('link', { name: 'Edit Profile' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/patient/settings/profile'));
});

test('F-01 the screen that is open is marked, and only that one', async () => {
  renderArea('/dashboard/patient/appointments');
  await screen.findByRole('heading', { level: 1, name: 'Your Appointments' });
  const sidebar = within(screen.getByRole('navigation', { name: 'Main menu' }));
  expect(sidebar.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual([
    'Appointments',
  ]);
});

test('F-01 on phones a bar leads to the five places, and says how much needs the patient now', async () => {
  renderArea('/dashboard/patient/appointments', 'Asha Menon', [
    { ...patientAppointment({ appStatus: 'Rejected' }), calledOff: false },
  ]);
  const bar = within(await screen.findByRole('navigation', { name: 'Quick links', hidden: true }));
  await bar.findByText('. Needs your attention: 1');
  const links = bar.getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/patient',
    '/doctors-available',
    '/dashboard/patient/appointments',
    '/dashboard/patient/health',
    '/dashboard/patient/settings',
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'page', null, null]);
});

test('A-10 an address below that leads nowhere says so', async () => {
  renderArea('/dashboard/patient/nonsense');
  await screen.findByRole('heading', { level: 1, name: 'Page Not Found' });
});
