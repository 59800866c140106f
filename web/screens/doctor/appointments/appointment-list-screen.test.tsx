import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Outlet } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import { type SessionUser, sessionStore } from '#web/api/session.ts';
import { deviceDrafts } from '#web/platform/drafts/draft-store.ts';
import { encodeToken } from '#web/testing/accounts/log-in.ts';
import { doctorAppointment } from '#web/testing/appointments/sample-appointments.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { problem } from '#web/testing/problem-response.ts';
import { type FakeServer, fakeServer } from '#web/testing/server.ts';
import { AppointmentListScreen } from './appointment-list-screen.tsx';

const listed = (id: number, more: Partial<DoctorAppointment> = {}) =>
  doctorAppointment({
    appointmentId: `APT-00000${id}`,
    patientName: `Patient ${id}`,
    reason: 'Fever',
    consultStatus: 'Online',
    payStatus: 'Paid',
    ...more,
  });

const counts = { awaiting: 1234, confirmed: 20, cancelled: 3, ended: 475, online: 40, all: 1900 };
let rows: DoctorAppointment[];
let total: number;
let alike: boolean;
let narrow: boolean;
let server: FakeServer;
let router: ReturnType<typeof openPage>;

const user: SessionUser = {
  id: '1',
  role: 'doctor',
  name: 'Kabir Sethi',
  photo: { url: null },
  doctorId: 'DOC-000001',
};

async function openScreen(at = '/appList') {
  const children = ['/appList', '/dashboard/appointments'].map((path) => ({
    path,
    Component: AppointmentListScreen,
  }));
  const routes = [
    { element: <Outlet context={user} />, children },
    { path: '/dashboard/appointments/:id', element: <h1>Detail</h1> },
  ];
  router = openPage(server, routes, { at });
  await wait(0);
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const press = async (element: HTMLElement) => {
  fireEvent.click(element);
  await wait(0);
};
const address = () => router.state.location.pathname + router.state.location.search;
const list = 'GET /appointments/previous';
const exported = 'GET /appointments/previous.csv';
const lastSearch = (wanted: string) =>
  server.sent.findLast(({ route }) => route === wanted)?.search.toString();
const lastList = () => lastSearch(list);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-26T08:00:07+05:30') });
  rows = [listed(1), listed(2)];
  total = 60;
  narrow = false;
  alike = false;
  server = fakeServer({
    'GET /appointments/counts': counts,
    [list]: ({ search }) => ({
      appointments: rows,
      total,
      page: Number(search.get('page')),
      perPage: 25,
      alike,
    }),
    [exported]: new Response('a,b', { headers: { 'content-type': 'text/csv; charset=utf-8' } }),
  });
  localStorage.clear();
  window.matchMedia = (query) =>
    ({
      matches: narrow && !query.includes('motion'),
      media: query,
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
});
afterEach(() => {
  cleanup();
  vi.runOnlyPendingTimers(); // toasts hide, so that none is left for the next test
});

test.each([false, true])('G-05 a visit with a draft says so in the list (cards: %s)', async (cards) => {
  narrow = cards;
  sessionStore.logIn(encodeToken({ ...user, exp: Date.now() / 1000 + 3600 }));
  deviceDrafts.write('prescription:APT-000001', {});
  await openScreen();
  expect(screen.getAllByText('Draft saved at 08:00')).toHaveLength(1);
});

test('G-06 the greeting takes turns with the date every 20 seconds', async () => {
  await openScreen();
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('Good morning, Dr. Kabir Sethi');
  await wait(19_999);
  expect(heading.textContent).toBe('Good morning, Dr. Kabir Sethi');
  await wait(1);
  expect(heading.textContent).toBe('Thursday 26 November 2026');
  await wait(20_000);
  expect(heading.textContent).toBe('Good morning, Dr. Kabir Sethi');
});

test.each([
  ['2026-11-26T00:30:00+05:30', 'Good morning'],
  ['2026-11-26T11:59:59+05:30', 'Good morning'],
  ['2026-11-26T12:00:00+05:30', 'Good afternoon'],
  ['2026-11-26T16:00:00+05:30', 'Good evening'],
])('G-06 at %s in the clinic it says %s', async (now, greeting) => {
  vi.setSystemTime(Date.parse(now));
  await openScreen();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(greeting);
});

test('G-06 the clock goes on every second, in the clinic’s time, and tells nobody', async () => {
  await openScreen();
  const clock = screen.getByText('Clinic time').parentElement;
  expect(clock?.textContent).toContain('08:00:07');
  await wait(1000);
  expect(clock?.textContent).toContain('08:00:08');
  await wait(53_000);
  expect(clock?.textContent).toContain('08:01:01');
  expect(clock?.closest('[aria-live], [role="status"], [role="timer"]')).toBeNull();
});

test('G-06 four figures, each of which shows in the list what it counts', async () => {
  await openScreen();
  const figures = within(screen.getByRole('region', { name: 'Your appointments in numbers' })).getAllByRole(
    'button',
  );
  expect(figures.map((figure) => figure.textContent)).toEqual([
    'Awaiting visits 1,234 20 confirmed',
    'Canceled visits 3',
    'Ended visits 475',
    'Online Slots 40',
  ]);
  const ended = screen.getByRole('button', { name: 'Ended visits 475' });
  expect(ended.getAttribute('aria-pressed')).toBe('false');
  await press(ended);
  expect(ended.getAttribute('aria-pressed')).toBe('true');
  expect(address()).toBe('/appList?figure=ended');
  expect(lastList()).toBe(
    'figure=ended&sort=date&order=desc&page=1&perPage=25', // all days, as it counts them
  );
  await press(ended);
  expect(address()).toBe('/appList');
});

test('G-06 chips: today first, what lies ahead, what is over, all', async () => {
  await openScreen();
  const pressed = () =>
    within(screen.getByRole('group', { name: 'Show' }))
      .getAllByRole('button', { pressed: true })
      .map((chip) => chip.textContent);
  const chip = (name: string) => screen.getByRole('button', { name });
  expect(pressed()).toEqual(['Today']);
  expect(lastList()).toMatch(/^from=2026-11-26&to=2026-11-26&sort=date&order=asc&/);
  await press(chip('Upcoming'));
  expect(address()).toBe('/appList?when=upcoming');
  expect(lastList()).toMatch(/^from=2026-11-27&sort=date&order=asc&/);
  await press(chip('Past'));
  expect(lastList()).toMatch(/^to=2026-11-25&sort=date&order=desc&/);
  await press(chip('All'));
  expect(lastList()).toMatch(/^sort=date&order=desc&/);
  expect(pressed()).toEqual(['All']);
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } });
  await wait(0);
  expect(address()).toBe('/appList?from=2026-11-01');
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  await press(chip('Today'));
  expect(address()).toBe('/appList?when=today');
});

test('G-06 a search looks through everything, unless a chip says otherwise', async () => {
  await openScreen('/appList?search=asha');
  expect(lastList()).toMatch(/^search=asha&sort=date&order=desc&/);
  await press(screen.getByRole('button', { name: 'Today' }));
  expect(lastList()).toMatch(/^from=2026-11-26&to=2026-11-26&search=asha&/);
});

test('G-06 names that are only spelled alike say so', async () => {
  alike = true;
  await openScreen('/appList?search=parsad');
  screen.getByText('No exact match for “parsad”. These names are similar.');
});

test('G-06 days that are the wrong way round are said, asked for by nobody, and swapped with a button', async () => {
  await openScreen('/appList?from=2026-11-30&to=2026-11-01');
  screen.getByText('There are no days from 30/11/2026 to 01/11/2026.');
  expect(screen.getByLabelText('To').getAttribute('aria-invalid')).toBe('true');
  expect(lastList()).toBeUndefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Export CSV' }).disabled).toBe(true);
  await press(screen.getByRole('button', { name: 'Swap dates' }));
  expect(address()).toBe('/appList?from=2026-11-01&to=2026-11-30');
  screen.getByText('Patient 1');
});

test('G-06 every cell stands under its head, and the patient heads the row', async () => {
  await openScreen();
  const [heads, ...others] = screen.getAllByRole('row');
  expect(others.length).toBeGreaterThan(1);
  for (const row of others) {
    expect(row.querySelectorAll('th, td')).toHaveLength(heads?.querySelectorAll('th').length ?? 0);
    within(row).getByRole('rowheader', { name: /Patient/ });
  }
});

test('G-06 who asks for less motion has a clock of minutes; a tab that nobody sees has none', async () => {
  window.matchMedia = ((query: string) => ({
    matches: query.includes('motion'),
    media: query,
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof window.matchMedia;
  await openScreen();
  const clock = screen.getByText('Clinic time').parentElement;
  expect(clock?.textContent).toContain('08:00');
  expect(clock?.textContent).not.toContain('08:00:07');
  await wait(53_000);
  expect(clock?.textContent).toContain('08:01');
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await wait(120_000);
  expect(clock?.textContent).toContain('08:01');
});

test('G-06 the table: its columns, a row, and the way into the appointment', async () => {
  rows = [listed(1, { reason: 'Chest pain since last Monday', payStatus: 'Unpaid', fee: 500 }), listed(2)];
  await openScreen();
  const heads = screen
    .getAllByRole('columnheader')
    .map((head) =>
      [...head.querySelectorAll('button, span > span:only-of-type')].map((each) => each.textContent),
    );
  expect(heads).toEqual([
    ['Patient Name', 'Reason'],
    ['Date', 'Slot', 'Consult Mode'],
    ['Status'],
    ['Payment'],
  ]);
  const row = screen.getAllByRole('row')[1] as HTMLElement;
  expect(within(row).getByRole('rowheader').textContent).toContain('Patient 1');
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['26/11/2026 09:30Online', 'Pending', 'UnpaidRecord payment']);
  // 20 letters and an ellipsis; the whole text for screen readers and as a tooltip.
  const reason = screen.getByTitle('Chest pain since last Monday');
  expect(reason.querySelector('[aria-hidden]')?.textContent).toBe('Chest pain since las…');
  expect(reason.querySelector('.visually-hidden')?.textContent).toBe('Chest pain since last Monday');
  await press(screen.getByRole('link', { name: 'Patient 1, Thursday 26 November 2026, 09:30' }));
  expect(address()).toBe('/dashboard/appointments/APT-000001');
});

test('G-06 a press anywhere in a row opens it, unless a word in it was being marked', async () => {
  await openScreen();
  const cell = screen.getAllByText('Fever')[1] as HTMLElement;
  const selection = vi.spyOn(window, 'getSelection').mockReturnValue({ isCollapsed: false } as Selection);
  await press(cell);
  expect(address()).toBe('/appList');
  selection.mockRestore();
  await press(cell);
  expect(address()).toBe('/dashboard/appointments/APT-000002');
  expect(router.state.location.state).toEqual({ listAddress: '/appList' });
});

test('G-06 a payment is recorded from the list, from the day of the visit on, without opening the visit', async () => {
  rows = [
    listed(1, { fee: 900 }),
    listed(2, { date: '2026-11-27', fee: 900 }),
    listed(3, {
      payment: { way: 'upi', amount: 850, receipt: 'R-2026-000001', at: '2026-11-26T04:40:00.000Z' },
    }),
    listed(4, { appStatus: 'Rejected' }),
  ];
  await openScreen('/appList?when=all');
  const [collect, ...others] = screen.getAllByRole('button', { name: /^Record payment/ });
  expect(others).toEqual([]);
  expect(collect?.getAttribute('aria-label')).toBe('Record payment: Patient 1');
  screen.getByText('₹850 UPI');
  await press(collect as HTMLElement);
  await wait(0);
  expect(address()).toBe('/appList?when=all');
});

test('G-06 a reason of exactly 20 letters stays whole', async () => {
  rows = [listed(1, { reason: '12345678901234567890' })];
  await openScreen();
  screen.getByText('12345678901234567890');
  expect(screen.queryByTitle(/123/)).toBeNull();
});

test('G-06 heads sort, and say how the list is sorted', async () => {
  await openScreen('/appList?when=all');
  const head = (name: RegExp) => screen.getByRole('columnheader', { name });
  const sorted = () => within(screen.getByRole('table')).getAllByRole('button', { current: true });
  expect(head(/^Date/).getAttribute('aria-sort')).toBe('descending');
  expect(sorted().map((button) => button.textContent)).toEqual(['Date']);
  await press(screen.getByRole('button', { name: 'Patient Name' }));
  expect(head(/^Patient Name/).getAttribute('aria-sort')).toBe('ascending');
  expect(head(/^Date/).getAttribute('aria-sort')).toBe('none');
  expect(lastList()).toContain('sort=patient&order=asc&page=1');
  await press(screen.getByRole('button', { name: 'Patient Name' }));
  expect(address()).toBe('/appList?when=all&sort=patient&order=desc');
  await press(screen.getByRole('button', { name: 'Date' }));
  expect(address()).toBe('/appList?when=all');
});

test('G-06 filters stand in the address, begin at the first page, and work from there', async () => {
  await openScreen('/appList?page=2');
  expect(lastList()).toContain('page=2');
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'Completed' } });
  fireEvent.change(screen.getByLabelText('Consult Mode'), { target: { value: 'Offline' } });
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-30' } });
  await wait(0);
  expect(address()).toBe('/appList?status=Completed&mode=Offline&from=2026-11-01&to=2026-11-30');
  expect(lastList()).toBe(
    'status=Completed&consultStatus=Offline&from=2026-11-01&to=2026-11-30&sort=date&order=desc&page=1&perPage=25',
  );
  await press(screen.getByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('/appList');
});

test('G-06 what is no filter in an address is ignored', async () => {
  await openScreen(
    '/dashboard/appointments?when=soon&figure=paid&status=Done&mode=x&from=2026-02-30&sort=fee&order=up&page=-3',
  );
  expect(lastList()).toBe('from=2026-11-26&to=2026-11-26&sort=date&order=asc&page=1&perPage=25');
});

test('G-06 a search waits until the typing pauses for 300 ms, and follows the way back', async () => {
  await openScreen('/appList?search=old');
  const field = screen.getByLabelText<HTMLInputElement>('Search');
  expect(field.value).toBe('old');
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  server.sent.length = 0;
  type('as');
  await wait(299);
  type('ash ');
  await wait(299);
  expect(server.sent).toEqual([]);
  await wait(1);
  expect(lastList()).toContain('search=ash&');
  expect(address()).toBe('/appList?search=ash');
  expect(field.value).toBe('ash ');
  await act(() => router.navigate('/appList?search=other'));
  expect(field.value).toBe('other');
});

test('G-06 pages', async () => {
  await openScreen();
  screen.getByText('60 appointments');
  screen.getByText('1–25 of 60');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
  await press(screen.getByRole('button', { name: 'Next' }));
  await press(screen.getByRole('button', { name: 'Next' }));
  expect(address()).toBe('/appList?page=3');
  screen.getByText('51–60 of 60');
  screen.getByText('Page 3 of 3');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
  expect(document.activeElement?.textContent).toBe('Your appointments');
});

test('G-06 an address behind the last page leads to the last page', async () => {
  rows = [];
  await openScreen('/appList?page=9&sort=status');
  await wait(0);
  expect(address()).toBe('/appList?sort=status&page=3');
});

test('G-06 exporting asks for all rows of the present filter and saves them', async () => {
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.download);
  });
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => {};
  await openScreen('/appList?status=Completed&search=ash&page=2');
  await press(screen.getByRole('button', { name: 'Export CSV' }));
  expect(lastSearch(exported)).toBe('status=Completed&search=ash&sort=date&order=desc');
  expect(clicked).toEqual(['appointments-2026-11-26.csv']);
});

test('G-06 an export that fails is said, and can be tried again', async () => {
  await openScreen();
  server.answers[exported] = new Response('', { status: 502 });
  await press(screen.getByRole('button', { name: 'Export CSV' }));
  screen.getByText('We couldn’t export the list. Please try again.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Export CSV' }).disabled).toBe(false);
});

test('G-06 no appointment yet: what to do next', async () => {
  rows = [];
  total = 0;
  const none = { awaiting: 0, confirmed: 0, cancelled: 0, ended: 0, online: 0, all: 0 };
  server.answers['GET /appointments/counts'] = none;
  await openScreen();
  screen.getByText('No appointments yet');
  expect(screen.getByRole('link', { name: 'Publish slots' }).getAttribute('href')).toBe('/dashboard/slots');
  expect(screen.queryByLabelText('Search')).toBeNull();
});

test('G-06 a day without visits leads to those of other days', async () => {
  rows = [];
  total = 0;
  await openScreen();
  screen.getByText('No appointments today');
  await press(screen.getAllByRole('button', { name: 'Upcoming' }).at(-1) as HTMLElement);
  expect(address()).toBe('/appList?when=upcoming');
});

test('G-06 nothing found: the filters can be cleared', async () => {
  rows = [];
  total = 0;
  await openScreen('/appList?search=zzz&sort=status');
  screen.getByText('No matching appointments');
  const field = screen.getByLabelText<HTMLInputElement>('Search');
  total = 60;
  rows = [listed(1)];
  await press(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1) as HTMLElement);
  expect(address()).toBe('/appList?sort=status');
  expect(field.isConnected).toBe(true); // mounted during the request
  expect(field.value).toBe('');
});

test('G-06 a list that cannot be loaded says why and offers Retry', async () => {
  server.answers[list] = problem(503, 'unavailable', 'One moment, please.');
  await openScreen();
  screen.getByText('One moment, please.');
  delete server.answers[list];
  await press(screen.getByRole('button', { name: 'Try again' }));
  screen.getByText('Patient 1');
});

test('G-06 on a phone rows are cards, whole reasons included, and sorting is a field', async () => {
  narrow = true;
  rows = [listed(1, { reason: 'Chest pain since last Monday' })];
  await openScreen();
  expect(screen.queryByRole('table')).toBeNull();
  screen.getByText('Chest pain since last Monday');
  await press(screen.getByRole('button', { name: 'Filters' }));
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'patient desc' } });
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'Pending' } });
  await wait(0);
  expect(address()).toBe('/appList?status=Pending&sort=patient&order=desc');
  screen.getByRole('button', { name: 'Filters (1)' });
});

test('G-06 keys: / searches, j and k walk, ] and [ turn the page', async () => {
  await openScreen();
  const key = async (name: string) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
    await wait(0);
  };
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName;
  await key('j');
  expect(focused()).toContain('Patient 1');
  await key('j');
  await key('j');
  expect(focused()).toContain('Patient 2');
  await key('k');
  expect(focused()).toContain('Patient 1');
  await key(']');
  expect(address()).toBe('/appList?page=2');
  await key('[');
  expect(address()).toBe('/appList');
  await key('[');
  expect(address()).toBe('/appList');
  await key('j');
  await key('Enter');
  expect(address()).toBe('/dashboard/appointments/APT-000001');
  await act(() => router.navigate('/appList'));
  await wait(0);
  await key('/');
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
});
