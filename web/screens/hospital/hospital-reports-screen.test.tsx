import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { VisitFigures } from '#contract/hospital/hospital-reports.ts';
import { problem } from '#web/testing/problem-response.ts';
import { openInArea } from '#web/testing/screens/hospital-area.tsx';
import { type FakeServer, fakeServer } from '#web/testing/server.ts';
import { HospitalReportScreen } from './hospital-reports-screen.tsx';

const emptyFigures = { visits: 0, completed: 0, didNotCome: 0, collected: 0 };
const emptyVisitFigures: VisitFigures = {
  visits: 0,
  requested: 0,
  awaited: 0,
  completed: 0,
  cancelled: 0,
  rejected: 0,
  rescheduled: 0,
  didNotCome: 0,
  notClosed: 0,
  offline: 0,
  online: 0,
  waiting: null,
  consultation: null,
  collected: { total: 0, cash: 0, upi: 0, card: 0 },
  owed: 0,
  byMode: { offline: emptyFigures, online: emptyFigures },
};
const some: VisitFigures = {
  ...emptyVisitFigures,
  visits: 20,
  completed: 15,
  didNotCome: 5,
  offline: 18,
  online: 2,
  waiting: { half: 12, most: 30, measured: 24 },
  owed: 1500,
  collected: { total: 120000, cash: 100000, upi: 20000, card: 0 },
  byMode: {
    offline: { visits: 18, completed: 14, didNotCome: 4, collected: 100500 },
    online: { visits: 2, completed: 1, didNotCome: 1, collected: 19500 },
  },
};

let server: FakeServer;
let total: VisitFigures;
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-26T10:17:00+05:30'));
  total = some;
  server = fakeServer({
    'GET /hospital/reports': ({ search }) => {
      const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
      return {
        from,
        to,
        total,
        before: { ...some, from: '2026-11-13', to: '2026-11-19', visits: 8, didNotCome: 9 },
        byDoctor: [
          { ...total, doctorId: 'DOC-000001', name: 'Dr. Rao', specialization: 'Cardiology' },
          { ...emptyVisitFigures, doctorId: 'DOC-000002', name: 'Dr. Gupta', specialization: 'Cardiology' },
        ],
        byDay: [{ ...total, date: to }],
      };
    },
  });
});

const renderScreen = (at = '/') => openInArea(server, <HospitalReportScreen />, { at, role: 'owner' });
const listRequests = () =>
  server.sent.filter(({ route }) => route === 'GET /hospital/reports').map(({ search }) => search.toString());

test('M-09 the last seven days at first, beside the seven before: the whole and each doctor', async () => {
  renderScreen();
  expect(await screen.findByText('25% of 20 appointments due')).toBeTruthy();
  expect(listRequests()).toEqual(['from=2026-11-20&to=2026-11-26']);
  expect(screen.getByText('Cash ₹1,00,000 · UPI ₹20,000 · Card ₹0')).toBeTruthy();
  const rows = within(screen.getByRole('region', { name: 'By doctor' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'DoctorAppointmentsCompletedNo-showsCollectedOwedTypical wait (min)',
    'Dr. Rao20155 (25%)₹1,20,000₹1,50012',
    'Dr. Gupta000₹0₹0–',
    'Total20155 (25%)₹1,20,000₹1,50012',
  ]);
  for (const text of ['20–26 Nov 2026, compared with 13–19 Nov 2026', 'Up 12 from 8', 'Down 4 from 9'])
    screen.getByText(text);
  expect(screen.getAllByText('Same as before')).toHaveLength(2);
  const modes = within(screen.getByRole('region', { name: 'Clinic and video' })).getAllByRole('row');
  expect(modes.map(({ textContent }) => textContent)).toEqual([
    'ModeAppointmentsCompletedNo-showsCollected',
    'In the clinic18144₹1,00,500',
    'By video211₹19,500',
  ]);
});

test('M-09 what was measured nowhere has no column; on a phone each doctor and each mode is a card', async () => {
  total = { ...some, waiting: null };
  renderScreen();
  const table = within(await screen.findByRole('region', { name: 'By doctor' }));
  expect(table.queryByRole('columnheader', { name: /wait/ })).toBeNull();
  screen.getByText('Typical wait: Not measured');
  cleanup();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  renderScreen();
  const cards = within(await screen.findByRole('list', { name: 'By doctor' })).getAllByRole('listitem');
  expect(cards[0]?.textContent).toBe(
    'Dr. Rao20Completed 15 · No-shows 5 (25%) · Collected ₹1,20,000 · Owed ₹1,500',
  );
  const modes = screen.getByRole('list', { name: 'Clinic and video' });
  expect(within(modes).getAllByRole('listitem')[0]?.textContent).toBe(
    'In the clinic18Completed 14 · No-shows 4 · Collected ₹1,00,500',
  );
});

test('M-09 a period is chosen, kept in the address, and one that ends before it begins asks nothing', async () => {
  const router = renderScreen();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Period' }), 'lastMonth');
  await waitFor(() => expect(listRequests().at(-1)).toBe('from=2026-10-01&to=2026-10-31'));
  expect(router.state.location.search).toBe('?period=lastMonth');
  cleanup();
  server.sent.length = 0;
  renderScreen('/?from=2026-11-10&to=2026-11-01');
  expect(await screen.findByText('Choose a first and last day up to a year apart.')).toBeTruthy();
  expect(listRequests()).toEqual([]);
});

test('M-09 a period without a visit, and figures that could not be loaded, are said', async () => {
  total = emptyVisitFigures;
  renderScreen();
  expect(await screen.findByText('No appointments in this period')).toBeTruthy();
  cleanup();
  server.answers['GET /hospital/reports'] = problem(503, 'unavailable', 'Please try again soon.');
  renderScreen();
  expect(await screen.findByText('Please try again soon.')).toBeTruthy();
});

test('M-09 a figure leads to its appointments; an accountant reads only who owes', async () => {
  server.answers['GET /hospital/reports/visits'] = {
    visits: [
      {
        ...{ appointmentId: 'APT-000001', date: '2026-11-24', slot: '10:00', patientId: 'PAT-000001' },
        ...{ patientName: 'Asha', doctorName: 'Dr. Rao', place: 'Care Hospital', appStatus: 'Confirmed' },
        ...{ fee: 500, owed: 0 },
      },
    ],
    owed: 0,
  };
  renderScreen();
  await userEvent.click(
    (await screen.findAllByRole('button', { name: 'Appointments: 20' })).at(-1) as HTMLElement,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Dr. Rao · Appointments' }));
  expect((await dialog.findByRole('link', { name: 'Asha' })).getAttribute('href')).toMatch(/PAT-000001$/);
  dialog.getByText('Confirmed');
  expect(server.sent.find(({ route }) => route === 'GET /hospital/reports/visits')?.search.toString()).toBe(
    'from=2026-11-20&to=2026-11-26&which=all&doctorId=DOC-000001',
  );
  cleanup();
  openInArea(server, <HospitalReportScreen />, { role: 'accountant' });
  await screen.findByRole('button', { name: 'Owed: ₹1,500' });
  expect(screen.queryByRole('button', { name: /^(Appointments|No-shows|Completed): / })).toBeNull();
});
