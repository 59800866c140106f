import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import type { DoctorDay } from '#contract/appointments/doctor-day.ts';
import type { DashboardFigures, PracticeVisitFigures } from '#contract/appointments/own-profile.ts';
import { sessionStore } from '#web/api/session.ts';
import { encodeToken } from '#web/testing/accounts/log-in.ts';
import { doctorAppointment } from '#web/testing/appointments/sample-appointments.ts';
import { ownProfile } from '#web/testing/doctors/sample-doctor.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { problem } from '#web/testing/problem-response.ts';
import { type FakeServer, fakeServer, lostNetwork } from '#web/testing/server.ts';
import { PracticeScreen } from '../practice-screen.tsx';
import { DoctorHomeScreen } from './doctor-home-screen.tsx';

const figures: DashboardFigures = {
  today: '2026-11-26',
  appointmentsToday: 8,
  doneToday: 3,
  revenue: 389700.5,
  totalPatients: 258,
  newPatients: 32,
  modes: { offline: 192, online: 408 },
  genders: { male: 81, female: 177, other: 0 },
  hasPublished: true,
  hasOverview: true,
  registration: null,
};
const emptyFigures: DashboardFigures = {
  ...figures,
  appointmentsToday: 0,
  doneToday: 0,
  revenue: 0,
  totalPatients: 0,
  newPatients: 0,
  modes: { offline: 0, online: 0 },
  genders: { male: 0, female: 0, other: 0 },
  hasPublished: false,
  hasOverview: false,
};
const doctor = ownProfile({
  doctorId: 'DOC-000042',
  name: 'Dr. Ananya Rao',
  experience: 14,
  averageRating: 4.6,
  reviewCount: 40,
  medicalReg: 'TSMC/2012/11842',
  overview: 'I treat hearts.',
});
const update = 'PUT /doctors/update/:doctorId';
const visits = {
  week: [{ at: '2026-11-23', completed: 2, awaited: 1, fellThrough: 1 }],
  day: [{ at: '09:00', completed: 0, awaited: 1, fellThrough: 0 }],
  month: [{ at: '2026-11-01', completed: 3, awaited: 0, fellThrough: 0 }],
  year: [{ at: '2026-01', completed: 40, awaited: 0, fellThrough: 6 }],
};

const ofPractice = (cash: number, card: number, owed: number): PracticeVisitFigures => ({
  visits: 3,
  completed: 2,
  didNotCome: 0,
  noOutcome: 0,
  collected: { total: cash + card, cash, upi: 0, card },
  owed,
});
const byPractice = {
  from: '2026-11-01',
  to: '2026-11-26',
  total: ofPractice(1800, 700, 900),
  practices: [
    { practiceId: 'PRA-000001', name: 'Care Hospital', ...ofPractice(1800, 0, 900) },
    { practiceId: 'PRA-000002', name: 'Rao Heart Clinic', ...ofPractice(0, 700, 0) },
  ],
};

let server: FakeServer;
let buckets: typeof visits;
let day: DoctorAppointment[];

function openScreen(Component: () => ReactNode = PracticeScreen) {
  sessionStore.logIn(encodeToken({ id: '42', role: 'doctor', name: doctor.name, doctorId: 'DOC-000042' }));
  const user = sessionStore.current().user;
  if (!user) throw new Error('Nobody is signed in');
  openPage(server, [{ element: <Outlet context={user} />, children: [{ path: '*', Component }] }]);
}

beforeEach(() => {
  localStorage.clear();
  day = [];
  buckets = { ...visits };
  server = fakeServer({
    'GET /doctors/dashboard': figures,
    'GET /doctors/profile': { doctor, revenue: 389700.5 },
    'GET /doctors/dashboard/practices': byPractice,
    'GET /doctors/appointments-chart': ({ search }) => {
      const period = search.get('period') as keyof typeof visits;
      return { period, buckets: buckets[period] };
    },
    'GET /doctors/payments/:date': ({ params: { date = '' } }) => ({
      date,
      cash: 0,
      upi: 0,
      card: 0,
      collected: 0,
      later: 0,
    }),
    'GET /doctors/requested-appointments': { appointments: [] },
    'GET /doctors/reschedule-requests': { requests: [] },
    'GET /doctors/days/:date': ({ params: { date = '' } }) => ({ date, appointments: day, stillOpen: [] }),
  });
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-26T03:00:00Z')); // 08:30 in India
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  // jsdom does not draw.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  cleanup();
  window.dispatchEvent(new Event('online'));
  sessionStore.logOut();
});

const chart = (name: RegExp) => screen.findByRole('img', { name });

test('G-02 the home says its full date and today in one line', async () => {
  day = [
    doctorAppointment({ appointmentId: 'APT-000001', slotNumber: '08:00', appStatus: 'Completed' }),
    doctorAppointment({ appointmentId: 'APT-000002', slotNumber: '10:30' }),
    doctorAppointment({ appointmentId: 'APT-000003', slotNumber: '11:00' }),
    doctorAppointment({ appointmentId: 'APT-000004', slotNumber: '11:30', appStatus: 'Cancelled' }),
  ];
  const appointments = [doctorAppointment({ appStatus: 'Requested' })];
  server.answers['GET /doctors/requested-appointments'] = { appointments };
  openScreen(DoctorHomeScreen);
  await screen.findByRole('heading', { level: 1, name: 'Thursday 26 November 2026' });
  const line = (await screen.findByText('3 visits')).parentElement;
  await waitFor(() => expect(line?.textContent).toBe('3 visits · 1 done · next 10:30 · 1 request'));
  const link = await screen.findByRole('link', { name: 'Your practice' });
  expect(link.getAttribute('href')).toBe('/dashboard/practice');
});

test('G-02 the home has the cards, charts and the doctor’s card below the day, asked for after it', async () => {
  const waiting = Promise.withResolvers<DoctorDay>();
  server.answers['GET /doctors/days/:date'] = () => waiting.promise;
  openScreen(DoctorHomeScreen);
  await screen.findByRole('heading', { name: 'Requests' });
  await waitFor(() => expect(server.sentTo('GET /doctors/days/2026-11-26')).toHaveLength(1));
  expect(server.sentTo('GET /doctors/appointments-chart')).toEqual([]);
  waiting.resolve({ date: '2026-11-26', appointments: [doctorAppointment()], stillOpen: [] });
  await screen.findByText('Total Patients');
  const chartTitles = () => screen.getAllByRole('figure').map((one) => one.querySelector('h2')?.textContent);
  await waitFor(() =>
    expect(chartTitles()).toEqual([
      'Appointments',
      'Consultation Mode',
      'Patients by gender',
      'Weekly appointments',
    ]),
  );
  for (const period of ['Week', 'Day', 'Month', 'Year']) screen.getByRole('radio', { name: period });
  const card = await screen.findByRole('article', { name: 'Dr. Ananya Rao' });
  const above = screen.getByRole('heading', { name: "Today's Appointments" });
  expect(above.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(screen.getByRole('button', { name: 'Hide amounts' }));
  screen.getByText('Amount hidden');
});

test('G-02 amounts are hidden by an eye, which this device remembers', async () => {
  openScreen();
  await screen.findByText('₹3,89,700.50');
  await userEvent.click(screen.getByRole('button', { name: 'Hide amounts' }));
  expect(screen.queryByText('₹3,89,700.50')).toBeNull();
  screen.getByText('Amount hidden');
  cleanup();
  openScreen();
  await userEvent.click(await screen.findByRole('button', { name: 'Show amounts' }));
  screen.getByText('₹3,89,700.50');
});

test('G-02 four cards: today’s appointments, revenue with Indian grouping, patients, new ones', async () => {
  openScreen();
  const term = await screen.findByText('Revenue');
  const cards = term.closest('dl');
  expect(
    [...(cards?.children ?? [])].map((card) => [...card.children].map((part) => part.textContent)),
  ).toEqual([
    ['Appointments', '8', 'today, 3 done'],
    ['Revenue', '₹3,89,700.50', 'collected for completed visits', ''],
    ['Total Patients', '258', 'with a completed visit'],
    ['New Patients', '32', 'first visit in the last 30 days'],
  ]);
});

test('G-02 modes are shown in percent, genders as counts', async () => {
  openScreen();
  await chart(/^Consultation Mode\. .*Online: 68%; Offline: 32%$/);
  await chart(/^Patients by gender\. .*Female: 177; Male: 81$/);
});

test('G-02 shares are whole and always a hundred together; a third gender appears when there is one', async () => {
  const genders = { male: 1, female: 1, other: 1 };
  server.answers['GET /doctors/dashboard'] = { ...figures, modes: { offline: 1, online: 2 }, genders };
  openScreen();
  await chart(/Online: 67%; Offline: 33%$/);
  await chart(/Female: 1; Male: 1; Other: 1$/);
});

test('G-02 visits and money by practice and period; what is owed is named', async () => {
  server.answers['GET /doctors/dashboard/visits'] = {
    owed: 900,
    visits: [
      {
        appointmentId: 'APT-000009',
        date: '2026-11-20',
        slot: '09:30',
        patientId: 'PAT-000007',
        patientName: 'Asha Menon',
        doctorName: 'Dr. Rao',
        place: 'Care Hospital',
        appStatus: 'Completed',
        fee: 900,
        owed: 900,
      },
    ],
  };
  openScreen();
  const practices = within(await screen.findByRole('list', { name: 'By practice' }));
  expect(practices.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 45))).toEqual([
    'Care Hospital₹1,800Cash ₹1,800 · UPI ₹0 · Car',
    'Rao Heart Clinic₹700Cash ₹0 · UPI ₹0 · Card ₹',
    'Total₹2,500Cash ₹1,800 · UPI ₹0 · Card ₹700 ·',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Owed: Show them' }));
  const dialog = await screen.findByRole('dialog', { name: 'Owed: ₹900' });
  expect(within(dialog).getByRole('listitem').textContent).toContain('20/11/2026 09:30 · Care Hospital');
});

test('G-02 the switch really shows another period', async () => {
  openScreen();
  await chart(/^Appointments, Visits per day this month: /);
  for (const [choice, name] of [
    ['Year', /^Appointments, Visits per month this year: /],
    ['Day', /^Appointments, Visits per hour today: /],
    ['Week', /^Appointments, Visits per day this week: /],
  ] as const) {
    await userEvent.click(screen.getByRole('radio', { name: choice }));
    await chart(name);
  }
});

test('G-02 the weekly chart leaves out what fell through', async () => {
  openScreen();
  await chart(/^Weekly appointments, .*: 3 in total\. Highest: Monday 23 November 2026, 3\.$/);
});

test('G-02 the doctor’s card: name, specialty, experience, rating, licence, overview', async () => {
  openScreen();
  const card = within(await screen.findByRole('article', { name: 'Dr. Ananya Rao' }));
  for (const text of ['Cardiology', '14 years', '40 reviews', 'TSMC/2012/11842', 'I treat hearts.'])
    card.getByText(text);
  card.getByRole('img', { name: '4.6 out of 5' });
  const link = card.getByRole('link', { name: 'View public page' });
  expect(link.getAttribute('href')).toBe('/doctor-description?doctor=DOC-000042');
});

test('G-02 without a rating the card says so, and never shows a made-up star', async () => {
  const unrated = { ...doctor, averageRating: null, reviewCount: 0 };
  server.answers['GET /doctors/profile'] = { doctor: unrated, revenue: 0 };
  openScreen();
  await screen.findByText('No ratings yet');
  expect(screen.queryByRole('img', { name: /out of 5/ })).toBeNull();
});

test('G-02 a doctor without history sees three steps instead of noughts', async () => {
  server.answers['GET /doctors/dashboard'] = emptyFigures;
  openScreen(DoctorHomeScreen);
  await screen.findByRole('heading', { name: 'Start here' });
  expect(screen.getByRole('link', { name: 'Publish slots' }).getAttribute('href')).toBe('/dashboard/slots');
  expect(screen.getByRole('link', { name: 'Complete profile' }).getAttribute('href')).toBe(
    '/dashboard/editProfile/about',
  );
  expect(screen.queryByText('Done')).toBeNull();
  expect(screen.queryByText('Total Patients')).toBeNull();
  expect(screen.queryByRole('figure')).toBeNull();
  await screen.findByText('No Appointments for Today.');
  await screen.findByText(/^No (appointment|reschedule) requests\.$/);
});

test('G-02 steps that are done are ticked off', async () => {
  server.answers['GET /doctors/dashboard'] = { ...emptyFigures, hasPublished: true, hasOverview: true };
  openScreen();
  expect(await screen.findAllByText('Done')).toHaveLength(2);
  screen.getByRole('link', { name: 'Edit slots' });
});

test('G-02 D-02 a doctor who is not checked is told so before all other steps, and is not sent to share the page', async () => {
  const waiting = { refusal: null, withinHours: 48 };
  server.answers['GET /doctors/dashboard'] = { ...emptyFigures, registration: waiting };
  openScreen();
  await screen.findByRole('heading', { name: 'We check your registration' });
  screen.getByText(/^Usually within 48 hours\. We’ll send you a message\./);
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  cleanup();

  const refused = { refusal: 'Another name.', withinHours: 48 };
  server.answers['GET /doctors/dashboard'] = { ...figures, registration: refused };
  openScreen();
  await screen.findByText('Another name. Correct it in your profile and we’ll check it again.');
  expect(screen.getByRole('link', { name: 'Edit profile' }).getAttribute('href')).toBe(
    '/dashboard/editProfile/registration',
  );
});

test('G-02 requests alone do not turn the beginning into noughts', async () => {
  server.answers['GET /doctors/dashboard'] = { ...emptyFigures, modes: { offline: 0, online: 1 } };
  openScreen();
  await screen.findByRole('heading', { name: 'Start here' });
});

test('G-02 the address of one’s page is copied, or selected where that is not allowed', async () => {
  server.answers['GET /doctors/dashboard'] = emptyFigures;
  const user = userEvent.setup();
  const copied: string[] = [];
  const write = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockImplementation(async (text) => void copied.push(text));
  openScreen();
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  await screen.findByText('Link copied');
  const address = `${window.location.origin}/doctor-description?doctor=DOC-000042`;
  expect(copied).toEqual([address]);

  write.mockRejectedValueOnce(new DOMException('Refused', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await screen.findByText(/^We couldn’t copy the link\. It’s/);
  const field = screen.getByLabelText<HTMLInputElement>('Link to your page');
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(address);
});

test('G-02 figures that cannot be loaded are said, with a way to try again', async () => {
  server.answers['GET /doctors/dashboard'] = problem(503, 'unavailable', 'Please try again in a moment.');
  openScreen();
  await screen.findByText('We couldn’t load your figures.');
  server.answers['GET /doctors/dashboard'] = figures;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Total Patients');
});

test('G-02 figures and charts are asked for again every minute', async () => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  openScreen();
  await chart(/^Weekly/);
  const patients = () => screen.getByText('Total Patients').nextElementSibling?.textContent;
  server.answers['GET /doctors/dashboard'] = { ...figures, totalPatients: 259 };
  buckets.week = [{ at: '2026-11-23', completed: 3, awaited: 0, fellThrough: 1 }];
  // Half of the interval: the other half passed while the charts were loading.
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(patients()).toBe('258');
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  await waitFor(() => expect(patients()).toBe('259'));
  await chart(/^Weekly appointments, .*: 3 in total\. Highest: Monday 23 November 2026, 3\.$/);
});

async function editOverview(text: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit overview' }));
  const field = screen.getByRole('textbox', { name: /About you and your practice/ });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.click(screen.getByRole('button', { name: 'Save overview' }));
  return field as HTMLTextAreaElement;
}

test('G-05 a saved overview says so, closes the dialog and stands on the card', async () => {
  server.answers[update] = () => {
    const saved = { ...doctor, overview: 'Calm hands.' };
    server.answers['GET /doctors/profile'] = { doctor: saved, revenue: 0 };
    return { message: 'ok', doctor: saved };
  };
  openScreen();
  await editOverview('Calm hands.');
  await screen.findByText('Overview saved successfully');
  expect(server.sentTo('PUT /doctors/update/DOC-000042')).toEqual([{ overview: 'Calm hands.' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('Calm hands.');
});

test.each([
  ['is refused', 'Failed to update overview.', () => problem(400, 'invalid_request', 'Too long.')],
  ['is lost on the way', 'Failed to save overview', lostNetwork],
])('G-05 an overview that %s stays as it was typed', async (_, sentence, answer) => {
  server.answers[update] = answer;
  openScreen();
  const field = await editOverview('Calm hands.');
  await screen.findByText(sentence);
  expect(field.isConnected).toBe(true);
  expect(field.value).toBe('Calm hands.');
});

test('G-05 without a network saving fails at once, and does not wait in silence', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  server.answers[update] = lostNetwork;
  openScreen();
  const field = await editOverview('Written in a lift.');
  await waitFor(() => expect(server.sentTo(update)).toHaveLength(1));
  expect(field.value).toBe('Written in a lift.');
});

test('G-05 a begun overview is there again after it was closed, until it is discarded', async () => {
  openScreen();
  const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /About you/ }).value;
  await userEvent.click(await screen.findByRole('button', { name: 'Edit overview' }));
  await userEvent.type(screen.getByRole('textbox', { name: /About you/ }), ' And lungs.');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Edit overview' }));
  expect(text()).toBe('I treat hearts. And lungs.');
  screen.getByText(/^Draft saved at/);
  await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(text()).toBe('I treat hearts.');
});
