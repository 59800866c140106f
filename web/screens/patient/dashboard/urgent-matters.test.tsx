import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DueAppointment, PatientAppointment } from '#contract/appointments/appointments.ts';
import { patientAppointment } from '#web/testing/appointments/sample-appointments.ts';
import { getToastText } from '#web/testing/dialogs.ts';
import {
  chooseFromMenu,
  createChangeAnswer,
  openAppointments,
  openDashboard,
  type PatientServer,
  patientServer,
} from '#web/testing/screens/patient-server.tsx';

let server: PatientServer;
const place = () => screen.findByRole('region', { name: 'Needs your attention' });
const refused = (more: Partial<PatientAppointment> = {}): DueAppointment => ({
  ...patientAppointment({ appStatus: 'Rejected', rejectionReason: 'In surgery that day.', ...more }),
  calledOff: false,
});

beforeEach(() => {
  server = patientServer();
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-26T06:00:00Z') });
});
test('F-02 where nothing is due there is no such place', async () => {
  server.appointments = [patientAppointment()];
  openDashboard(server);
  await screen.findByText('Pending');
  expect(screen.queryByRole('region', { name: 'Needs your attention' })).toBeNull();
});

test('F-11 a running video visit is the next one, with its button; what waits follows', async () => {
  server.appointments = [
    patientAppointment({
      appointmentId: 'APT-000002',
      date: '2026-11-26',
      slot: '13:00',
      consultStatus: 'Offline',
    }),
    patientAppointment({ date: '2026-11-26', slot: '11:30', appStatus: 'Confirmed' }),
    patientAppointment({ appointmentId: 'APT-000003', date: '2026-11-26', slot: '11:30' }),
  ];
  openDashboard(server);
  const next = await screen.findByRole('region', { name: /^Stay Informed!/ });
  within(next).getByText('Your video visit has started', { exact: false });
  within(next).getByRole('button', { name: 'Join Video Call: Dr. Ananya Rao, Today 11:30' });
  const [first, second] = within(await place()).getAllByRole('article');
  within(first as HTMLElement).getByRole('heading', { level: 3, name: 'Your video visit has started' });
  const buttons = within(first as HTMLElement).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Join Video Call: Dr. Ananya Rao, Today 11:30',
  ]);
  within(second as HTMLElement).getByRole('heading', { name: 'Today 13:00: Are you coming?' });
  expect(next.compareDocumentPosition(await place())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('F-02 who says that they will come is no longer asked', async () => {
  const soon = { date: '2026-11-26', slot: '13:00', consultStatus: 'Offline' } as const;
  const next = patientAppointment({
    ...soon,
    appointmentId: 'APT-000002',
    slot: '12:30',
    appStatus: 'Confirmed',
  });
  server.appointments = [next, patientAppointment(soon)];
  server.answers['PUT /appointments/confirm'] = () => {
    server.appointments = [next, patientAppointment({ ...soon, appStatus: 'Confirmed' })];
    return createChangeAnswer('Confirmed');
  };
  openDashboard(server);
  await userEvent.click(within(await place()).getByRole('button', { name: /^I’m coming/ }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Needs your attention' })).toBeNull());
  expect(await getToastText()).toBe('Thank you. We’ve told the doctor you’re coming.');
});

test('F-02 a refusal says why, and offers the first free times of the doctor, never the refused one', async () => {
  server.free = [
    { date: '2026-11-27', interval: 30, free: ['16:30'], booked: [] },
    { date: '2026-11-28', interval: 30, free: ['10:00', '16:30', '17:00'], booked: [] },
  ];
  server.due = [refused()];
  const router = openDashboard(server);
  const card = within(await place());
  card.getByRole('heading', { name: 'Dr. Ananya Rao couldn’t accept Tomorrow, 16:30' });
  card.getByText('In surgery that day.');
  const link = await card.findByRole('link', { name: 'Book Sat 28 Nov, 10:00, Dr. Ananya Rao' });
  const doctor = '/doctor-description?doctor=DOC-000042&reason=Chest+Pain&date=2026-11-28';
  expect(link.getAttribute('href')).toBe(`${doctor}&slot=10%3A00&mode=Online`);
  await userEvent.click(card.getByRole('button', { name: 'More: Dr. Ananya Rao, Tomorrow 16:30' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Book another time',
    'Find another doctor',
    'Dismiss',
  ]);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Find another doctor' }));
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/doctors-available?specialization=Cardiology&reason=Chest+Pain',
  );
});

test('F-02 a refusal that is put away goes, and the focus to the heading', async () => {
  server.due = [refused()];
  server.appointments = [patientAppointment({ appointmentId: 'APT-000002', date: '2026-11-30' })];
  server.answers['PUT /appointments/dismiss-rejection'] = () => {
    server.due = [];
    return createChangeAnswer('Rejected');
  };
  openDashboard(server);
  await chooseFromMenu('Dismiss', await place());
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Needs your attention' })).toBeNull());
  expect(server.sentTo('PUT /appointments/dismiss-rejection')).toEqual([{ appointmentId: 'APT-000001' }]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

test('F-02 a visit to be moved asks for a new time; a request that waits says since when, and what to do', async () => {
  server.due = [{ ...refused({ appStatus: 'Rescheduled', canPickTime: true }), calledOff: false }];
  server.appointments = [
    patientAppointment({
      appointmentId: 'APT-000002',
      appStatus: 'Requested',
      date: '2026-11-30',
      bookedAt: '2026-11-26T01:00:00Z',
    }),
  ];
  openDashboard(server);
  const [pick, waits] = within(await place()).getAllByRole('article');
  within(pick as HTMLElement).getByRole('heading', { name: 'Dr. Ananya Rao asks you to pick a new time' });
  within(waits as HTMLElement).getByText(/^Requested: Mon 30 Nov, 16:30. Sent: 5 hours ago\./);
  within(waits as HTMLElement).getByRole('link', { name: /^Find another doctor/ });
  await chooseFromMenu('Cancel Appointment', waits);
  await userEvent.click(screen.getByRole('button', { name: 'Keep appointment' }));
  await userEvent.click(within(pick as HTMLElement).getByRole('button', { name: /^Pick a new time/ }));
  await screen.findByRole('dialog', { name: 'Pick a new time' });
});

test('F-08 no two buttons or links of the screen have one name', async () => {
  server.appointments = ['12:00', '13:00'].map((slot, index) =>
    patientAppointment({ appointmentId: `APT-${index}`, date: '2026-11-28', slot }),
  );
  openAppointments(server);
  const pending = within(await screen.findByRole('region', { name: 'Pending Appointments' }));
  const names = pending
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)
    .filter((name) => name !== 'Messages about this visit');
  expect(new Set(names).size).toBe(names.length);
});

test('J-01 address and emergency contact are asked for before a visit, where they are missing, after all else', async () => {
  server.appointments = ['12:30', '13:00'].map((slot, index) =>
    patientAppointment({ appointmentId: `APT-${index}`, date: '2026-11-26', slot, consultStatus: 'Offline' }),
  );
  server.missing = ['address', 'emergencyContact'];
  openDashboard(server);
  const [first, last] = within(await place()).getAllByRole('article');
  within(first as HTMLElement).getByRole('heading', { name: 'Today 13:00: Are you coming?' });
  within(last as HTMLElement).getByRole('heading', {
    name: 'Add your address and emergency contact before your visit',
  });
  const way = within(last as HTMLElement).getByRole('link', { name: 'Add details' });
  expect(way.getAttribute('href')).toBe('/dashboard/patient/settings/profile#address');
});

test('J-04 whoever is asked to be looked after reads so, with the way to where the answer is given', async () => {
  server.asking = [{ requestId: '7', name: 'Meera Iyer' }];
  openDashboard(server);
  const card = within(await place()).getByRole('article', {
    name: 'Meera Iyer wants to help manage your care',
  });
  const link = within(card).getByRole('link', { name: 'Open “Family”' });
  expect(link.getAttribute('href')).toBe('/dashboard/patient/people');
});
