import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionStore } from '#web/api/session.ts';
import { signedInRoutes } from '#web/signed-in-routes.tsx';
import { encodeToken, logInAs } from '#web/testing/accounts/log-in.ts';
import { affectedVisit } from '#web/testing/appointments/sample-appointments.ts';
import { ownProfile } from '#web/testing/doctors/sample-doctor.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { problem } from '#web/testing/problem-response.ts';
import { type FakeServer, fakeServer } from '#web/testing/server.ts';

const eightInTheMorning = Date.parse('2026-11-26T08:00:00+05:30');
let server: FakeServer;
let router: ReturnType<typeof openPage>;

const published = {
  availableSlots: { '2026-11-26': ['10:00', '11:00'], '2026-11-27': ['09:00', '09:30'], '2026-11-28': [] },
  intervals: { '2026-11-26': 60, '2026-11-27': 30, '2026-11-28': 15 },
};
const availability = {
  today: '2026-11-26',
  days: [{ date: '2026-11-26', interval: 60, free: ['11:00'], booked: ['10:00'] }],
};
const noneBooked = { bookedSlots: [], occupied: [] };
const routes = [{ path: '/dashboard/home', element: <h1>Home</h1> }, ...signedInRoutes];
const openScreen = (tab = 'day') => {
  logInAs('doctor');
  router = openPage(server, routes, { at: `/dashboard/slots?tab=${tab}` });
};

const chip = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const saved = (slots: string[], retained: string[] = []) => ({
  message: 'Slots saved successfully',
  date: '2026-11-26',
  slots,
  retained,
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  vi.spyOn(Date, 'now').mockReturnValue(eightInTheMorning);
  server = fakeServer({
    'GET /doctors/:id/slots': published,
    'GET /doctors/:id/booked-slots': ({ search }) =>
      search.get('date') === '2026-11-26'
        ? { bookedSlots: ['10:00'], occupied: [{ from: '10:00', to: '11:00' }] }
        : noneBooked,
    'GET /doctors/:id/availability': availability,
    'GET /leaves/preview': { visits: [affectedVisit({ date: '2026-11-26' })], freeTimes: 0, colleagues: 0 },
    'GET /schedules': { rules: [] },
    'GET /bell': { unread: 0, items: [] },
    'GET /doctors/profile': { doctor: ownProfile(), revenue: 0 },
  });
});
afterEach(() => {
  act(() => void vi.runAllTimers()); // toasts live outside of the screen
});

describe('what is shown', () => {
  test('G-08 today with its interval, its times, and the booked one locked', async () => {
    openScreen();
    await screen.findByRole('heading', { name: 'Thursday 26 November 2026' });
    const ten = await chip(/^10:00/);
    expect([ten.checked, ten.disabled]).toEqual([true, true]);
    expect(ten.closest('label')?.textContent).toBe('10:00Booked');
    expect((await chip('11:00')).checked).toBe(true);
    expect((await chip('09:00')).checked).toBe(false);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '60 min' }).checked).toBe(true);
    screen.getByText('2 slots · 60 min · 1 booked');
  });

  test('G-08 the calendar says what each day has', async () => {
    openScreen();
    const names = [
      'Thursday 26 November 2026, Today, 2 slots, 1 booked',
      'Friday 27 November 2026, 2 slots',
      'Saturday 28 November 2026, day off',
      'Sunday 29 November 2026, no slots',
    ];
    for (const name of names) await screen.findByRole('button', { name });
  });

  test('G-08 saved slots by date, each opens its day and takes the focus there', async () => {
    openScreen();
    const list = await screen.findByRole('region', { name: 'Saved slots' });
    const texts = within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent?.replace(/\s+/g, ' '));
    expect(texts).toEqual([
      expect.stringContaining('2 slots · 60 min 10:00–12:00'),
      expect.stringContaining('2 slots · 30 min 09:00–10:00'),
      expect.stringContaining('Day off'),
    ]);
    fireEvent.click(within(list).getByRole('button', { name: /Friday 27 November 2026/ }));
    const heading = await screen.findByRole('heading', { name: 'Friday 27 November 2026' });
    expect(document.activeElement).toBe(heading);
    expect((await chip('09:30')).checked).toBe(true);
  });

  test('G-08 nothing saved yet says what to do', async () => {
    server.answers['GET /doctors/:id/slots'] = { availableSlots: {}, intervals: {} };
    openScreen();
    await screen.findByText('No slots saved yet');
    screen.getByText('No times offered on this day yet.');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '15 min' }).checked).toBe(true);
    expect(screen.queryByRole('button', { name: 'Day off' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Copy this day' })).toBeNull();
  });

  test('G-08 late in the evening the day to begin with is tomorrow', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-26T20:00:00+05:30'));
    openScreen();
    await screen.findByRole('heading', { name: 'Friday 27 November 2026' });
  });

  test('G-08 times of today that have begun cannot be changed', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-26T11:30:00+05:30'));
    openScreen();
    expect((await chip('11:00')).disabled).toBe(true);
    expect((await chip('12:00')).disabled).toBe(false);
    screen.getByText('You can’t change times that have already started.');
  });

  test('G-08 what cannot be loaded is said, with a way to try again', async () => {
    server.answers['GET /doctors/:id/slots'] = problem(503, 'unavailable', 'Please try again soon.');
    openScreen();
    await screen.findByText('Please try again soon.');
    server.answers['GET /doctors/:id/slots'] = published;
    await press('Try again');
    await screen.findByRole('heading', { name: 'Thursday 26 November 2026' });
  });

  test('G-08 booked slots that cannot be loaded do not stop the plan', async () => {
    server.answers['GET /doctors/:id/booked-slots'] = problem(503, 'unavailable', 'Later');
    openScreen();
    await screen.findByText(/We couldn’t load your booked slots\./);
    expect((await chip('11:00')).disabled).toBe(false);
  });

  test('G-08 without a doctor’s id it says so and goes back', async () => {
    sessionStore.logIn(encodeToken({ id: '1', role: 'doctor', name: 'Dr. Rao', doctorId: '' }));
    router = openPage(server, routes, { at: '/dashboard/home' });
    await act(() => router.navigate('/dashboard/slots'));
    await screen.findByRole('heading', { name: 'Home' });
    expect(router.state.location.pathname).toBe('/dashboard/home');
  });
});

describe('saving', () => {
  const path = 'POST /doctors/:id/slots';

  test('G-08 sends the day with its interval, booked slots among them, and shows the answer', async () => {
    server.answers[path] = saved(['09:00', '10:00', '11:00']);
    openScreen();
    fireEvent.click(await chip('09:00'));
    screen.getByText('Unsaved changes');
    await press('Save Slots');
    await screen.findByText('Slots saved successfully');
    expect(server.sentTo('POST /doctors/DOC-000001/slots')).toEqual([
      { date: '2026-11-26', slots: ['09:00', '10:00', '11:00'], interval: 60 },
    ]);
    screen.getByText('3 slots · 60 min · 1 booked');
    expect(screen.queryByText('Unsaved changes')).toBeNull();
    expect(server.sentTo('GET /doctors/DOC-000001/slots')).toHaveLength(1);
  });

  test('G-08 is sent once, however often the button is pressed meanwhile', async () => {
    const waiting = Promise.withResolvers<ReturnType<typeof saved>>();
    server.answers[path] = () => waiting.promise;
    openScreen();
    fireEvent.click(await chip('09:00'));
    await press('Save Slots');
    await press('Saving…');
    expect(server.sentTo(path)).toHaveLength(1);
    fireEvent.click(await chip('12:00')); // changed during the call, so it stays unsaved
    await act(async () => waiting.resolve(saved(['09:00', '10:00', '11:00'])));
    await screen.findByText('Slots saved successfully');
    expect((await chip('12:00')).checked).toBe(true);
    screen.getByText('Unsaved changes');
  });

  test('G-08 a slot that was booked meanwhile stays, and is named', async () => {
    server.answers[path] = saved(['09:00', '10:00', '11:00'], ['11:00']);
    openScreen();
    fireEvent.click(await chip('11:00'));
    fireEvent.click(await chip('09:00'));
    await press('Save Slots');
    await screen.findByText('11:00 is booked and stays.');
    expect(server.sentTo(path)).toMatchObject([{ slots: ['09:00', '10:00'] }]);
  });

  test('G-08 none selected is not sent', async () => {
    openScreen();
    await press('Friday 27 November 2026, 2 slots');
    await chip('09:30');
    await press('Clear all');
    await press('Save Slots');
    await screen.findByText('Please select at least one slot.');
    expect(server.sentTo(path)).toEqual([]);
  });

  test.each([
    ['a day that is past', () => problem(422, 'day_past', 'This day has passed.'), 'This day has passed.'],
    [
      'a field',
      () => problem(400, 'invalid_request', 'Check.', { fields: [{ field: 'slots', message: 'Bad.' }] }),
      'Bad.',
    ],
    ['a broken server', () => problem(500, 'internal', 'Something went wrong.'), 'Something went wrong.'],
    ['a proxy', () => new Response('<html>', { status: 502 }), 'Failed to save slots.'],
    ['a lost network', () => Promise.reject(new TypeError('no network')), 'Failed to save slots.'],
  ])('G-08 refused for %s: says so and keeps what was chosen', async (_, answer, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.answers[path] = answer;
    openScreen();
    fireEvent.click(await chip('09:00'));
    await press('Save Slots');
    await screen.findByText(text);
    expect((await chip('09:00')).checked).toBe(true);
    screen.getByText('Unsaved changes');
  });

  test('G-08 a day off without visits asks once and publishes nothing', async () => {
    server.answers['GET /doctors/:id/booked-slots'] = noneBooked;
    server.answers['GET /leaves/preview'] = { visits: [], freeTimes: 0, colleagues: 0 };
    server.answers[path] = saved([]);
    openScreen();
    await chip('10:00');
    await press('Day off');
    const dialog = screen.getByRole('dialog', { name: 'Take Thursday 26 November 2026 off?' });
    expect(server.sentTo(path)).toEqual([]);
    await within(dialog).findByRole('button', { name: 'Take day off' });
    await press('Take day off');
    await waitFor(() =>
      expect(server.sentTo(path)).toEqual([{ date: '2026-11-26', slots: [], interval: 60 }]),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Day off' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Thursday 26 November 2026' }));
  });

  test('G-08 a day off with visits asks what becomes of them and why, and does it in one step', async () => {
    const close = 'PUT /doctors/days/2026-11-26/close';
    server.answers[close] = { message: '1 patient was told.', date: '2026-11-26', notified: 1 };
    openScreen();
    await chip(/^10:00/);
    await press('Day off');
    const dialog = screen.getByRole('dialog', { name: 'Take Thursday 26 November 2026 off?' });
    await within(dialog).findByText('1 open: 10:00');
    await press('Take day off');
    within(dialog).getByText('Give a reason.');
    expect(server.sentTo(close)).toEqual([]);
    fireEvent.change(within(dialog).getByLabelText('Reason (patients will see this)'), {
      target: { value: 'Fever' },
    });
    await press('Take day off');
    await screen.findByText('1 patient was told.');
    expect(server.sentTo(close)).toEqual([{ way: 'reschedule', reason: 'Fever' }]);
  });

  test('G-08 what overlaps a visit of another length is marked, locked and not counted', async () => {
    openScreen();
    await chip(/^10:00/);
    fireEvent.click(screen.getByRole('radio', { name: '30 min' }));
    const half = await chip(/^10:30/);
    expect([half.checked, half.disabled]).toEqual([false, true]);
    expect(half.closest('label')?.textContent).toBe('10:30Overlaps 10:00');
    await press('Select all');
    screen.getByText('15 slots selected');
  });
});

describe('choosing', () => {
  const checked = () =>
    screen
      .getAllByRole<HTMLInputElement>('checkbox')
      .flatMap((box) => (box.checked ? [box.closest('label')?.textContent ?? ''] : []));

  test('G-08 all, none, and by part of day; the booked slot does not move', async () => {
    openScreen();
    await chip('09:00');
    await press('Select all');
    expect(checked()).toHaveLength(8);
    await press('Clear all');
    expect(checked()).toEqual(['10:00Booked']);
    await press('Select all: Afternoon');
    expect(checked()).toEqual(['10:00Booked', '12:00', '13:00', '14:00', '15:00']);
    await press('Clear all: Afternoon');
    expect(checked()).toEqual(['10:00Booked']);
  });

  test('G-08 another interval keeps the times that it has', async () => {
    openScreen();
    await chip('09:00');
    fireEvent.click(screen.getByRole('radio', { name: '30 min' }));
    expect(checked()).toEqual(['10:00Booked', '11:00']);
    expect(screen.getAllByRole('checkbox')).toHaveLength(16);
    fireEvent.click(await chip('11:30'));
    fireEvent.click(screen.getByRole('radio', { name: '60 min' }));
    expect(checked()).toEqual(['10:00Booked', '11:00']);
  });

  test('G-08 what is not saved survives a look at another day, and another visit', async () => {
    openScreen();
    fireEvent.click(await chip('09:00'));
    await press('Friday 27 November 2026, 2 slots');
    await screen.findByRole('heading', { name: 'Friday 27 November 2026' });
    screen.getByText('Other unsaved days:');
    screen.getByRole('button', { name: /^Thursday 26 .*unsaved$/ });
    cleanup();
    openScreen();
    expect((await chip('09:00')).checked).toBe(true);
    await press('Undo');
    expect((await chip('09:00')).checked).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save Slots' }));
    cleanup();
    openScreen();
    expect((await chip('09:00')).checked).toBe(false);
  });

  test('G-08 drafts that cannot be read are no drafts', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const plans = { '2026-11-26': { interval: 20, slots: 'all' } };
    sessionStorage.setItem('draft:doctor 1:slots', JSON.stringify({ at: Date.now(), value: plans }));
    openScreen();
    expect((await chip('11:00')).checked).toBe(true);
    expect(screen.queryByText('Unsaved changes')).toBeNull();
  });
});

describe('copying', () => {
  const path = 'POST /doctors/:id/slots/copy';
  const dialog = () => screen.findByRole('dialog', { name: 'Copy Thursday 26 November 2026' });
  const setUntil = (value: string) => fireEvent.change(screen.getByLabelText('Until'), { target: { value } });

  test('G-08 says how many days will be changed, then copies and shows them', async () => {
    const dates = ['2026-11-27', '2026-11-30'];
    server.answers[path] = { message: '', dates, retained: { '2026-11-27': ['09:30'] } };
    openScreen();
    await chip('11:00');
    await press('Copy this day');
    const form = within(await dialog());
    form.getByText('We’ll publish 2 slots of 60 minutes on each of these days.');
    form.getByText('20 days will be changed, from Tomorrow to Thu 24 Dec.');
    form.getByText(/^1 of them already has slots/);
    for (const day of ['Tue', 'Wed', 'Thu']) fireEvent.click(form.getByRole('checkbox', { name: day }));
    setUntil('2026-11-30');
    form.getByText('2 days will be changed, from Tomorrow to Mon 30 Nov.');
    await press('Copy to 2 days');
    await screen.findByText('Slots copied to 2 days');
    screen.getByText('Booked slots unchanged: Tomorrow 09:30');
    expect(server.sentTo('POST /doctors/DOC-000001/slots/copy')).toEqual([
      { date: '2026-11-26', weekdays: [1, 5], until: '2026-11-30' },
    ]);
    // The new state of the other days comes from the server.
    expect(server.sentTo('GET /doctors/DOC-000001/slots')).toHaveLength(2);
  });

  test('G-08 neither without a weekday, nor until a day that is no later, nor beyond a year', async () => {
    openScreen();
    await chip('11:00');
    await press('Copy this day');
    const form = within(await dialog());
    for (const bad of ['2026-11-26', '2027-11-28', '']) {
      setUntil(bad);
      await press('Copy');
      form.getByText('Choose a date from Tomorrow to Sat 27 Nov.');
    }
    setUntil('2026-12-24');
    for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'])
      fireEvent.click(form.getByRole('checkbox', { name: day }));
    await press('Copy');
    form.getByText('Choose at least one weekday.');
    expect(server.sentTo(path)).toEqual([]);
  });

  test.each([
    ['422', () => problem(422, 'day_not_published', 'Nothing to copy.'), 'Nothing to copy.'],
    ['no network', () => Promise.reject(new TypeError('no network')), 'Failed to copy slots.'],
  ])('G-08 refused with %s: the dialog stays as it is', async (_, answer, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.answers[path] = answer;
    openScreen();
    await chip('11:00');
    await press('Copy this day');
    await press('Copy to 20 days');
    await screen.findByText(text);
    await dialog();
    screen.getByRole('button', { name: 'Copy to 20 days' });
  });

  test('G-08 a day with unsaved changes is saved first', async () => {
    openScreen();
    fireEvent.click(await chip('09:00'));
    await press('Copy this day');
    await screen.findByText('Save this day first, then copy it.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('confirm bookings automatically', () => {
  const path = 'PUT /doctors/update/:doctorId';
  const automatic = () =>
    screen.findByRole<HTMLInputElement>('switch', { name: 'Accept bookings automatically' });

  test('G-08 is switched at once and stored', async () => {
    server.answers[path] = { message: '', doctor: ownProfile({ confirmsAutomatically: true }) };
    openScreen('rules');
    fireEvent.click(await automatic());
    await screen.findByText('Settings saved');
    expect((await automatic()).checked).toBe(true);
    expect(server.sentTo('PUT /doctors/update/DOC-000001')).toEqual([{ confirmsAutomatically: true }]);
  });

  test('G-08 goes back when it was not stored', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.answers[path] = () => Promise.reject(new TypeError('no network'));
    openScreen('rules');
    fireEvent.click(await automatic());
    await screen.findByText('We couldn’t save this setting.');
    expect((await automatic()).checked).toBe(false);
  });
});
