// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PatientAppointment } from '#contract/appointments.ts';
import type { AppointmentStatus } from '#domain/appointment-life.ts';
import { makeCall } from '../api/client.ts';
import { CallContext } from '../api/context.tsx';
import { sessionStore } from '../session/session.ts';
import { DashboardScreen } from './dashboard-screen.tsx';

const now = Date.parse('2026-11-25T20:00:00Z'); // 26 November, 01:30, in India
const transport = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
let router: ReturnType<typeof createMemoryRouter>;

function open(address: string, role?: string) {
  if (role) {
    localStorage.setItem(
      'token',
      `h.${btoa(JSON.stringify({ id: '1', role, name: 'Asha Menon', photo: { url: null } }))}.s`,
    );
  }
  sessionStore.restore();
  const routes = [
    { path: '/', element: <h1>Home</h1> },
    { path: '/dashboard/*', Component: DashboardScreen },
  ];
  router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <CallContext value={makeCall(transport, () => sessionStore.token())}>
      <RouterProvider router={router} />
    </CallContext>,
  );
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(Date, 'now').mockReturnValue(now);
  transport.mockReset();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  ['A-08', '/dashboard', undefined, '/'],
  ['A-08', '/dashboard', 'hospital', '/'],
  ['A-08', '/dashboard', 'patient', '/dashboard/patient'],
  ['A-08', '/dashboard', 'doctor', '/dashboard/home'],
  ['A-09', '/dashboard/patient', undefined, '/'],
  ['A-09', '/dashboard/patient', 'doctor', '/'],
  ['A-09', '/dashboard/home', 'patient', '/'],
  ['A-09', '/dashboard/nowhere', undefined, '/'],
])('%s %s as %s ends at %s', async (_, address, role, end) => {
  transport.mockResolvedValue(Response.json([]));
  open(address, role);
  await vi.waitFor(() => expect(router.state.location.pathname).toBe(end));
});

test('A-10 an unknown path below the dashboard says that there is nothing', async () => {
  open('/dashboard/nowhere', 'doctor');
  await screen.findByRole('heading', { name: 'Page Not Found' });
});

const visit = (id: string, startsAt: string, appStatus: AppointmentStatus): PatientAppointment => ({
  appointmentId: id,
  date: startsAt.slice(0, 10),
  slot: '16:30',
  startsAt,
  reason: 'Chest Pain',
  doctorId: 'DOC-000001',
  doctorName: `Dr. ${id}`,
  specialization: 'Cardiology',
  doctorPhoto: null,
  consultStatus: 'Offline',
  payStatus: 'Unpaid',
  hospital: 'Care Hospital',
  appStatus,
  meetLink: null,
  rejectionReason: null,
  allowedActions: [],
  tooLate: null,
  canPickTime: false,
  replaces: null,
  hasPrescription: false,
});

test('F-02 the nearest open visit that lies ahead comes first, the others after it', async () => {
  transport.mockResolvedValue(
    Response.json([
      visit('Later', '2026-12-03T11:00:00Z', 'Requested'),
      visit('Cancelled', '2026-11-26T08:00:00Z', 'Cancelled'),
      visit('Next', '2026-11-26T11:00:00Z', 'Confirmed'),
      visit('Past', '2026-11-25T11:00:00Z', 'Pending'),
    ]),
  );
  open('/dashboard/patient', 'patient');
  await screen.findByRole('heading', { name: 'Your next visit' });
  screen.getByRole('heading', { name: 'Welcome back, Asha Menon' });
  expect(screen.getAllByText(/^Dr\./).map((name) => name.textContent)).toEqual(['Dr. Next', 'Dr. Later']);
  screen.getByText('Today');
  screen.getByText('Confirmed');
  expect(transport.mock.calls.map(([url]) => url)).toEqual(['/api/patients/appointments']);
});

test('F-02 without a visit ahead the way to book is offered', async () => {
  transport.mockResolvedValue(Response.json([]));
  open('/dashboard/patient', 'patient');
  const link = await screen.findByRole('link', { name: 'Book Appointment' });
  expect(link.getAttribute('href')).toBe('/doctors-available');
});

test('F-02 what cannot be loaded is said, with a way to try again', async () => {
  const problem = {
    type: 'about:blank',
    title: '',
    status: 503,
    code: 'unavailable',
    message: 'Please try again in a moment.',
  };
  transport.mockResolvedValueOnce(Response.json(problem, { status: 503 }));
  transport.mockResolvedValueOnce(Response.json([]));
  open('/dashboard/patient', 'patient');
  await screen.findByText('Please try again in a moment.');
  screen.getByRole('button', { name: 'Retry' }).click();
  await screen.findByText('No upcoming appointments');
});
