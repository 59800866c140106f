import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { patientAppointment } from '#web/testing/appointments/sample-appointments.ts';
import { problem } from '#web/testing/problem-response.ts';
import {
  chooseFromMenu,
  openAppointments,
  type PatientServer,
  patientServer,
} from '#web/testing/screens/patient-server.tsx';

let server: PatientServer;
const section = (name: string) => screen.findByRole('region', { name });

beforeEach(() => {
  server = patientServer();
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-26T06:00:00Z') });
});
const upcomingStatuses = ['Requested', 'Pending', 'Confirmed', 'Request for Rescheduling'] as const;
const behind = ['Rescheduled', 'Completed', 'Cancelled', 'Rejected', 'Incomplete'] as const;

describe('F-06 two sections', () => {
  test.each([
    ...upcomingStatuses.map((status) => [status, 'Pending Appointments'] as const),
    ...behind.map((status) => [status, 'History'] as const),
  ])('F-06 %s stands under "%s"', async (appStatus, name) => {
    server.appointments = [patientAppointment({ appStatus })];
    openAppointments(server);
    const card = within(await section(name)).getByRole('article', { name: 'Tomorrow 16:30, Dr. Ananya Rao' });
    within(card).getByText(appStatus);
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  test('E-03 the card of a visit that cannot wait says whom to call, until it is over', async () => {
    server.appointments = [
      patientAppointment({ reason: 'bahut khoon beh raha hai' }),
      patientAppointment({ appointmentId: 'APT-000002', appStatus: 'Completed' }),
    ];
    openAppointments(server);
    await screen.findByRole('link', { name: 'Call 108' });
    expect(screen.getAllByRole('note')).toHaveLength(1);
  });

  test('F-06 headings stand in order, and none is left out', async () => {
    server.appointments = [
      patientAppointment(),
      patientAppointment({ appointmentId: 'APT-000002', appStatus: 'Completed' }),
    ];
    openAppointments(server);
    await section('History');
    expect(
      screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`),
    ).toEqual([
      'H1 Your Appointments',
      'H2 Pending Appointments',
      'H3 Tomorrow 16:30, Dr. Ananya Rao',
      'H2 History',
      'H3 Tomorrow 16:30, Dr. Ananya Rao',
    ]);
  });

  test('F-06 without any appointment it says so, and how to book one', async () => {
    openAppointments(server);
    const state = (await screen.findByText('You have no appointments booked for today.')).closest('div');
    const link = within(state as HTMLElement).getByRole('link', { name: 'Book Appointment' });
    expect(link.getAttribute('href')).toBe('/doctors-available');
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('F-06 History has one line for each visit, which opens', async () => {
    server.appointments = [patientAppointment({ appStatus: 'Completed', hasPrescription: true })];
    openAppointments(server);
    const line = within(await section('History'))
      .getByRole('article')
      .querySelector('details');
    expect(line?.open).toBe(false);
    await userEvent.click(line?.querySelector('summary') as HTMLElement);
    expect(line?.open).toBe(true);
    within(line as HTMLElement).getByText('Visit Mode:');
  });

  test('F-06 with a history alone the text of the empty screen does not show', async () => {
    server.appointments = [patientAppointment({ appStatus: 'Completed' })];
    openAppointments(server);
    within(await section('Pending Appointments')).getByText('No upcoming appointments');
    expect(screen.queryByText('You have no appointments booked for today.')).toBeNull();
  });

  test('F-06 what cannot be loaded is said, with a way to try again', async () => {
    server.answers['GET /patients/appointments/open'] = problem(503, 'unavailable', 'In a moment.');
    openAppointments(server);
    await screen.findByText('In a moment.');
    delete server.answers['GET /patients/appointments/open'];
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('You have no appointments booked for today.');
  });
});

test('F-07 a card says why, when, with whom, how and where', async () => {
  server.appointments = [patientAppointment()];
  openAppointments(server);
  const card = await screen.findByRole('article', { name: 'Tomorrow 16:30, Dr. Ananya Rao' });
  expect(card.textContent).toContain('Tomorrow, 27 Nov 2026 16:30');
  expect(card.textContent).toContain('Dr. Ananya Rao · Chest Pain · By video');
  await chooseFromMenu('View Details');
  const facts = within(screen.getByRole('dialog', { name: 'Your appointment' }))
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ['Date:', '27 Nov 2026'],
    ['Slot:', '16:30'],
    ['Reason:', 'Chest Pain'],
    ['Doctor:', expect.stringContaining('Dr. Ananya Rao')],
    ['Visit Mode:', 'By video'],
    ['Address:', 'Care Hospital'],
  ]);
});

test('F-07 beside Pending it says who has accepted, and nothing of that before', async () => {
  server.appointments = [patientAppointment({ appStatus: 'Pending' })];
  openAppointments(server);
  const card = await screen.findByRole('article');
  within(card).getByText('Pending');
  within(card).getByText('Accepted: please confirm you’re coming');
  server.appointments = [patientAppointment({ appStatus: 'Requested' })];
  act(() => void window.dispatchEvent(new Event('focus')));
  await within(card).findByText('Waiting for the doctor to accept');
  expect(within(card).queryByText(/^Accepted/)).toBeNull();
});

test('F-07 without a hospital there is no address', async () => {
  server.appointments = [patientAppointment({ hospital: '' })];
  openAppointments(server);
  await chooseFromMenu('View Details');
  screen.getByText('Visit Mode:');
  expect(screen.queryByText('Address:')).toBeNull();
});

test('F-06 a moved visit has its old time crossed out beside the new one, in both lists', async () => {
  server.appointments = [
    patientAppointment({ appointmentId: 'APT-000002', date: '2026-11-30', replaces: 'APT-000001' }),
    patientAppointment({ appStatus: 'Rescheduled' }),
  ];
  openAppointments(server);
  const pending = within(await section('Pending Appointments')).getByRole('article');
  expect(pending.querySelector('s')?.textContent).toBe('Tomorrow 16:30');
  const past = within(await section('History')).getByRole('article');
  expect(past.querySelector('s')?.textContent).toBe('27 Nov 2026 16:30');
  within(past).getByText('→ Mon 30 Nov 16:30');
});

test('F-02 what needs attention is on the dashboard; here is its count, with the way there', async () => {
  server.appointments = [patientAppointment({ date: '2026-11-26', slot: '13:00' })];
  openAppointments(server);
  const way = await screen.findByRole('link', { name: 'Needs your attention: 1' });
  expect(way.getAttribute('href')).toBe('/dashboard/patient');
  expect(screen.queryByRole('region', { name: 'Needs your attention' })).toBeNull();
});

describe('F-06 the history in pages', () => {
  const createAppointments = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      patientAppointment({ appointmentId: `APT-${index}`, reason: `Visit ${index}`, appStatus: 'Completed' }),
    );

  test('F-06 the next page is loaded when it is asked for, until there is none', async () => {
    server.appointments = createAppointments(25);
    openAppointments(server);
    await screen.findByText('10 of 25');
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText('20 of 25');
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText('25 of 25');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(25);
  });

  test('F-06 one that slips to the next page between two answers is shown once', async () => {
    server.appointments = createAppointments(20);
    openAppointments(server);
    await screen.findByText('10 of 20');
    server.appointments = [
      patientAppointment({ appointmentId: 'APT-new', appStatus: 'Cancelled' }),
      ...server.appointments,
    ];
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(10));
    const ids = screen.getAllByRole('article').map(({ dataset }) => dataset.appointment);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('F-06 the lists stay fresh', () => {
  test('F-06 they are asked again on focus, and what failed meanwhile keeps what was shown', async () => {
    server.appointments = [patientAppointment()];
    openAppointments(server);
    await screen.findByText('Pending');
    server.appointments = [patientAppointment({ appStatus: 'Confirmed' })];
    act(() => void window.dispatchEvent(new Event('focus')));
    await screen.findByText('Confirmed');
    server.answers['GET /patients/appointments/open'] = problem(503, 'unavailable', 'In a moment.');
    act(() => void window.dispatchEvent(new Event('focus')));
    await screen.findByText('We couldn’t refresh this list. It may have changed.');
    screen.getByText('Confirmed');
  });

  test('F-06 they are asked again every 30 seconds', async () => {
    server.appointments = [patientAppointment()];
    openAppointments(server);
    await screen.findByText('Pending');
    server.appointments = [patientAppointment({ appStatus: 'Rejected', rejectionReason: 'On leave' })];
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    within(await section('History')).getByText('Rejected');
  });
});
