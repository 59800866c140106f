import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import type { PatientVitals } from '#contract/clinical/vitals.ts';
import { patientAppointment } from '#web/testing/appointments/sample-appointments.ts';
import { checkup } from '#web/testing/clinical/sample-vitals.ts';
import { problem } from '#web/testing/problem-response.ts';
import {
  chooseFromMenu,
  createChangeAnswer,
  openDashboard,
  type PatientServer,
  patientServer,
} from '#web/testing/screens/patient-server.tsx';
import { lostNetwork } from '#web/testing/server.ts';

// The room has tests of its own; here it only matters which one is opened.
vi.mock('../../visit-room/visit-room.tsx', () => ({
  VisitRoom: ({ appointmentId }: { appointmentId: string }) => (
    <div role="dialog" aria-label={`Room of ${appointmentId}`} />
  ),
}));

const now = Date.parse('2026-11-25T19:00:00Z'); // 26 November, 00:30, in India
const today = '2026-11-26';

const banner = 'Stay Informed! Upcoming Appointment Details';
const appointment = (id: string, date: string, slot: string) =>
  patientAppointment({ appointmentId: id, date, slot, reason: `Reason ${id}`, consultStatus: 'Offline' });
/** With it the account is no longer new. */
const past = patientAppointment({ appointmentId: 'APT-past', appStatus: 'Completed' });
const noVitals: PatientVitals = { latest: null, heartRates: [], history: [] };

let server: PatientServer;

function renderDashboard(appointments: PatientAppointment[], vitals: PatientVitals = noVitals) {
  server.appointments = [...appointments, past];
  server.answers['GET /patients/vitals'] = vitals;
  openDashboard(server);
}

beforeEach(() => {
  localStorage.clear();
  server = patientServer();
  vi.spyOn(Date, 'now').mockReturnValue(now);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});

test('F-05 F-02 today is the clinic’s day: its visits in time order, and none of another day', async () => {
  renderDashboard([
    appointment('A', today, '09:00'),
    appointment('D', today, '12:00'),
    appointment('B', today, '16:30'),
    appointment('C', '2026-11-27', '10:00'),
  ]);
  within(await screen.findByRole('region', { name: banner })).getByText('09:00');
  const section = screen.getByRole('region', { name: 'Today’s appointments' });
  const titles = within(section).getAllByRole('heading', { level: 3 });
  expect(titles.map((title) => title.textContent)).toEqual([
    'Today 12:00, Dr. Ananya Rao',
    'Today 16:30, Dr. Ananya Rao',
  ]);
  await chooseFromMenu('Cancel Appointment', section);
  screen.getByRole('dialog', { name: 'Cancel this appointment?' });
  const asked = server.sent.find(({ route }) => route === 'GET /patients/appointments/open');
  expect(asked?.search.get('patientId')).toBe('all');
});

test('F-03 the banner names the next visit, also one of another day, and opens it', async () => {
  renderDashboard([appointment('C', '2026-11-28', '10:00')]);
  const next = await screen.findByRole('region', { name: banner });
  for (const text of ['28/11/2026', '10:00', 'Dr. Ananya Rao', 'Sat 28 Nov']) within(next).getByText(text);
  screen.getByText('You have no appointments booked for today.');
  await chooseFromMenu('View Details', next);
  const details = within(screen.getByRole('dialog', { name: 'Your appointment' }));
  for (const label of ['Slot:', 'Doctor:', 'Visit Mode:', 'Address:']) details.getByText(label);
  details.getByText('Reason C');
});

test('F-03 a visit that has begun is today’s, but no longer the next one', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(`${today}T09:01:00+05:30`));
  renderDashboard([appointment('A', today, '09:00')]);
  await screen.findByRole('region', { name: 'Today’s appointments' });
  expect(screen.queryByText(/Stay Informed!/)).toBeNull();
});

test('F-11 in the last ten minutes the next visit’s banner leads into the waiting room', async () => {
  const online = {
    ...appointment('A', today, '09:00'),
    consultStatus: 'Online',
    meetLink: 'hams-room',
  } as const;
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(`${today}T08:50:00+05:30`));
  renderDashboard([{ ...online, appointmentId: 'APT-000001' }]);
  const next = await screen.findByRole('region', { name: banner });
  await userEvent.click(within(next).getByRole('button', { name: /^Join waiting room/ }));
  await screen.findByRole('dialog', { name: 'Room of APT-000001' });
});

test('F-11 the banner of a visit in the clinic asks to confirm, then shows the way', async () => {
  const visit = appointment('A', today, '09:00');
  server.answers['GET /patients/appointments/:appointmentId'] = {
    today,
    appointment: visit,
    bookedAtDesk: null,
    fee: 900,
    payment: null,
    toBring: 'Earlier reports',
    address: '59 Road No. 1, Hyderabad',
    position: { latitude: 17.4, longitude: 78.5 },
    changeUntil: null,
    answersWithinHours: null,
  };
  server.answers['PUT /appointments/confirm'] = () => {
    server.appointments = [{ ...visit, appStatus: 'Confirmed', allowedActions: [] }, past];
    return createChangeAnswer('Confirmed');
  };
  renderDashboard([visit]);
  const next = within(await screen.findByRole('region', { name: banner }));
  await next.findByText('Care Hospital, 59 Road No. 1, Hyderabad');
  next.getByText(/Earlier reports$/);
  expect(next.queryByRole('button', { name: 'Join Video Call' })).toBeNull();
  await userEvent.click(next.getByRole('button', { name: /^I’m coming/ }));
  await next.findByRole('link', { name: 'Directions' });
});

test('F-02 a new account is led by three steps that tick themselves, until it dismisses them', async () => {
  server.answers['GET /patients/profile'] = Response.json({
    address: { street: '', city: '', state: '', postalCode: '' },
    emergencyContact: { name: '', phone: '', relation: '' },
  });
  server.appointments = [appointment('A', '2026-11-28', '09:00')];
  server.missing = ['address', 'emergencyContact'];
  openDashboard(server);
  const steps = await screen.findByRole('region', { name: 'Start here' });
  expect(
    within(steps)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Book your first appointment Done',
    'Add your address and emergency contact before your visit',
    'Start your health record',
  ]);
  expect(screen.getAllByRole('link', { name: 'Add details' })).toHaveLength(1);
  expect(screen.queryByText('No vitals saved yet.', { exact: false })).toBeNull();
  await userEvent.click(within(steps).getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('region', { name: 'Start here' })).toBeNull();
  screen.getByRole('region', { name: 'Health Report' });
  screen.getByRole('region', { name: 'Needs your attention' });
});

test('F-02 the tile leads to a booking', async () => {
  renderDashboard([]);
  const tile = await screen.findByRole('link', { name: 'Book Appointment Click to proceed' });
  expect(tile.getAttribute('href')).toBe('/doctors-available');
});

test('F-04 the report names its day, its values and its units, and what was not measured', async () => {
  renderDashboard([], checkup);
  const report = await screen.findByRole('region', { name: 'Health Report - Last Checkup (July 01, 2025)' });
  const terms = within(report)
    .getAllByRole('term')
    .map((term) => term.nextElementSibling?.textContent);
  expect(terms).toEqual(['120/80 mmHg01/07/2025', '79 BPM01/07/2025', '98 mg/dL Fasting01/07/2025']);
  within(report).getByText('16 months ago · time to measure again');
  within(report).getByRole('button', { name: 'Download Health Report' });
});

test('F-04 values of today that are an emergency are the first card of the day, and of no other day', async () => {
  const measured = { systolic: 200, diastolic: 130, heartRate: null, bloodSugar: null };
  const rest = { sugarWhen: null, weight: null, temperature: null, time: '00:10' };
  const low = { ...rest, systolic: null, diastolic: null, heartRate: null, bloodSugar: 30 };
  const history = [
    { ...low, at: '2026-11-25T03:00:00.000Z', date: '2026-11-25' },
    { ...rest, ...measured, at: '2026-11-25T18:40:00.000Z', date: today },
  ];
  renderDashboard([appointment('A', today, '09:00')], { ...checkup, history });
  const note = await screen.findByRole('note', { name: 'In an emergency' });
  within(note).getByRole('link', { name: 'Call 108' });
  within(note).getByText(/^Blood pressure of 180/);
  const section = await screen.findByRole('region', { name: banner });
  expect(note.compareDocumentPosition(section)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('F-04 a new account is told what to store, and stores it; what was not measured is sent as nothing', async () => {
  renderDashboard([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Update your Vitals' }));
  const form = await screen.findByRole('form', { name: 'Update your Vitals' });
  server.answers['POST /patients/vitals'] = { message: 'Vitals saved' };
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
  await within(form).findByText('Enter at least one value.');
  await userEvent.type(within(form).getByLabelText(/^Heart rate/), '72');
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
  await screen.findByText('Vitals saved');
  const nothing = {
    systolic: null,
    diastolic: null,
    bloodSugar: null,
    sugarWhen: null,
    weight: null,
    height: null,
    temperature: null,
    oxygenSaturation: null,
    respiratoryRate: null,
  };
  expect(server.sentTo('POST /patients/vitals')).toEqual([{ ...nothing, heartRate: 72 }]);
});

test('F-04 what was typed stays when it could not be sent', async () => {
  server.answers['POST /patients/vitals'] = lostNetwork;
  renderDashboard([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Update your Vitals' }));
  const rate = await screen.findByLabelText(/^Heart rate/);
  await userEvent.type(rate, '72');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('We couldn’t save your vitals. Please try again.');
  expect((rate as HTMLInputElement).value).toBe('72');
});

test('F-02 what cannot be loaded is said, with a way to try again', async () => {
  server.answers['GET /patients/appointments/open'] = problem(503, 'unavailable', 'In a moment.');
  renderDashboard([]);
  await screen.findByText('In a moment.');
  delete server.answers['GET /patients/appointments/open'];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('You have no appointments booked for today.');
});
