import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DoctorAppointment, RescheduleRequest } from '#contract/appointments/appointment-lists.ts';
import { logInAs } from '#web/testing/accounts/log-in.ts';
import { doctorAppointment, rescheduleRequest } from '#web/testing/appointments/sample-appointments.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { problem } from '#web/testing/problem-response.ts';
import { type FakeServer, fakeServer, lostNetwork, type Sent } from '#web/testing/server.ts';
import { RequestPanel } from './request-panel.tsx';

const today = '2026-11-26';
const booking = (appointmentId: string, patientName: string, slotNumber: string) =>
  doctorAppointment({
    appointmentId,
    patientName,
    slotNumber,
    appStatus: 'Requested',
    consultStatus: 'Online',
  });
const availability = {
  today,
  days: [
    { date: '2026-11-27', interval: 30, free: ['11:30'], booked: ['10:00'] },
    { date: '2026-11-28', interval: 30, free: ['09:00', '14:30'], booked: [] },
  ],
};

const asha = booking('APT-000001', 'Asha Menon', '16:30');
const ravi = booking('APT-000002', 'Ravi Iyer', '17:00');
const meena = rescheduleRequest({
  appointmentId: 'APT-000003',
  patientName: 'Meena Das',
  preferred: { date: '2026-11-28', slot: '14:30' },
});

const requested = 'GET /doctors/requested-appointments';
const rescheduled = 'GET /doctors/reschedule-requests';
const lists: (typeof requested | typeof rescheduled)[] = [requested, rescheduled];
const respond = 'PUT /appointments/respond';
const handle = 'POST /doctors/handle-reschedule';
const unavailable = problem(503, 'unavailable', 'Please try again in a moment.');

let server: FakeServer;
let bookings: DoctorAppointment[] = [];
let reschedules: RescheduleRequest[] = [];
let free: typeof availability = availability;
const routes = () => server.sent.map(({ route }) => route);

/** The server does as asked. */
function settle({ body }: Sent) {
  const { appointmentId } = body as { appointmentId: string };
  bookings = bookings.filter((one) => one.appointmentId !== appointmentId);
  reschedules = reschedules.filter((one) => one.appointmentId !== appointmentId);
  return { message: 'ok', appointmentId, appStatus: 'Confirmed', appointment: null } as const;
}

const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
const renderPanel = () =>
  openPage(
    server,
    <>
      <RequestPanel />
      <input aria-label="Somewhere else" />
    </>,
  );

const card = (name: RegExp) => screen.findByRole('article', { name });
const cards = () => screen.queryAllByRole('article').map((one) => one.getAttribute('aria-label'));
const press = async (name: RegExp, button: string) =>
  user.click(within(await card(name)).getByRole('button', { name: new RegExp(`^${button}: `) }));
const tab = (name: RegExp) => screen.findByRole('tab', { name });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** The undo time passes, wherever pointer and focus are; then the row disappears. */
const passUndoTime = async (name: RegExp) => {
  await pass(25_000);
  await waitFor(() => expect(screen.queryByRole('article', { name })).toBeNull());
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-26T05:30:00Z') });
  bookings = [asha, ravi];
  reschedules = [meena];
  free = availability;
  server = fakeServer({
    [requested]: () => ({ appointments: bookings }),
    [rescheduled]: () => ({ requests: reschedules }),
    'GET /doctors/:id/availability': () => free,
    [respond]: settle,
    [handle]: settle,
  });
  localStorage.clear();
  logInAs('doctor');
});
afterEach(() => {
  cleanup();
  act(() => void vi.runAllTimers()); // the toasts hide
});

test('G-03 two tabs with their counts, and who, when, why and how on each card', async () => {
  renderPanel();
  const first = await card(/Asha Menon, Thursday 26 November 2026, 16:30/);
  expect((await tab(/^Appointment/)).textContent).toBe('Appointment 2');
  expect((await tab(/^Reschedule/)).textContent).toBe('Reschedule 1');
  expect((await tab(/^Appointment/)).getAttribute('aria-selected')).toBe('true');
  expect(first.textContent).toContain('Today, 16:30 · Reason for the visit: Chest Pain · Visit mode: video');
  const link = within(first).getByRole('link', { name: 'Asha Menon' });
  expect(link.getAttribute('href')).toBe('/dashboard/appointments/APT-000001');

  await user.click(await tab(/^Reschedule/));
  const second = await card(/Meena Das/);
  expect(second.textContent).toContain('Tomorrow, 10:00 · Follow-up · Visit mode: clinic');
  within(second).getByText('I am travelling');
  within(second).getByText('Prefers Sat 28 Nov, 14:30');
});

test('G-03 the tab that has something opens first', async () => {
  bookings = [];
  renderPanel();
  await card(/Meena Das/);
  expect((await tab(/^Reschedule/)).getAttribute('aria-selected')).toBe('true');
});

test('G-03 the tabs are moved through by arrow keys', async () => {
  renderPanel();
  await card(/Asha/);
  (await tab(/^Appointment/)).focus();
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(await tab(/^Reschedule/));
  await card(/Meena/);
});

test('G-03 empty lists say so', async () => {
  bookings = [];
  reschedules = [];
  renderPanel();
  await screen.findByText('No appointment requests.');
  expect((await tab(/^Appointment/)).textContent).toBe('Appointment 0');
  await user.click(await tab(/^Reschedule/));
  await screen.findByText('No reschedule requests.');
});

test('G-03 what cannot be loaded is said, and loaded by Retry', async () => {
  for (const list of lists) server.answerOnce(list, unavailable);
  renderPanel();
  await screen.findByText('Please try again in a moment.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await card(/Asha/);
});

test('G-03 the lists are asked again every 15 seconds and when the window is looked at again', async () => {
  renderPanel();
  await card(/Asha/);
  server.sent.length = 0;
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(routes()).toEqual(expect.arrayContaining(lists));
  server.sent.length = 0;
  fireEvent.focus(window);
  await waitFor(() => expect(routes()).toEqual(expect.arrayContaining(lists)));
});

test('G-03 a refresh that fails leaves the list and says that it may be old', async () => {
  renderPanel();
  await card(/Asha/);
  for (const list of lists) server.answers[list] = unavailable;
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  await screen.findByText('We couldn’t refresh this list. It may have changed.');
  await card(/Asha/);
});

test('G-03 accepting is held back for a moment in its place, says so, and is then sent', async () => {
  renderPanel();
  await press(/Asha/, 'Accept');
  const row = await card(/Asha/);
  within(row).getByText('Accepted');
  within(row).getByRole('button', { name: 'Undo: Asha Menon, Today 16:30' });
  expect(cards()).toHaveLength(2);
  expect((await tab(/^Appointment/)).textContent).toBe('Appointment 1');
  screen.getByText('Accepted: Asha Menon, Today 16:30.');
  expect(server.changes()).toEqual([]);
  await passUndoTime(/Asha/);
  expect(server.changes()).toEqual([
    { route: respond, body: { appointmentId: 'APT-000001', action: 'accept' } },
  ]);
  expect(document.activeElement).toBe(await card(/Ravi/));
});

test('G-03 an answer that is taken back is not sent, and the buttons are there again', async () => {
  renderPanel();
  await press(/Asha/, 'Accept');
  await press(/Asha/, 'Undo');
  screen.getByText('Undone: Asha Menon, Today 16:30.');
  await pass(25_000);
  expect(server.changes()).toEqual([]);
  expect((await tab(/^Appointment/)).textContent).toBe('Appointment 2');
  within(await card(/Asha/)).getByRole('button', { name: /^Accept/ });
});

test('G-03 the last card leaves the focus on its tab', async () => {
  bookings = [asha];
  renderPanel();
  await press(/Asha/, 'Accept');
  await passUndoTime(/Asha/);
  await screen.findByText('No appointment requests.');
  expect(document.activeElement).toBe(await tab(/^Appointment/));
});

test('G-03 an answer that is still on its way with the card in it does not bring it back', async () => {
  renderPanel();
  await card(/Asha/);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.answerOnce(requested, () => released.then(() => Response.json({ appointments: [asha, ravi] })));
  fireEvent.focus(window);
  await press(/Asha/, 'Accept');
  await passUndoTime(/Asha/);
  await act(async () => release());
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(cards()).toEqual(['Ravi Iyer, Thursday 26 November 2026, 17:00']);
});

test('G-03 a double click acts once, and does not press the Undo that comes under the pointer', async () => {
  renderPanel();
  const button = within(await card(/Asha/)).getByRole('button', { name: /^Accept/ });
  await user.dblClick(button);
  within(await card(/Asha/)).getByText('Accepted');
  fireEvent.click(within(await card(/Asha/)).getByRole('button', { name: /^Undo/ }), { detail: 2 });
  within(await card(/Asha/)).getByText('Accepted');
  await passUndoTime(/Asha/);
  expect(server.changes()).toHaveLength(1);
});

test('G-03 overtaken: the sentence of the server, and the lists as they are now', async () => {
  server.answerOnce(respond, () => {
    bookings = [ravi];
    const sentence = 'This can’t be done: the appointment is now Cancelled.';
    return problem(409, 'wrong_status', sentence, { appStatus: 'Cancelled' });
  });
  renderPanel();
  await card(/Asha/);
  server.sent.length = 0;
  await press(/Asha/, 'Accept');
  await passUndoTime(/Asha/);
  expect(routes()).toEqual(expect.arrayContaining(lists));
});

test('G-03 a lost network: the row says that it is not sent yet, and it is tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.answerOnce(respond, lostNetwork);
  renderPanel();
  await press(/Asha/, 'Accept');
  await user.click(screen.getByLabelText('Somewhere else'));
  await pass(6000);
  within(await card(/Asha/)).getByText('Accepted. Not sent yet: no connection');
  await passUndoTime(/Asha/);
  expect(server.changes()).toHaveLength(2);
});

test('G-03 rejecting asks a reason; a blank one is not sent', async () => {
  renderPanel();
  await press(/Asha/, 'Reject');
  const dialog = screen.getByRole('dialog', { name: 'Reject Asha Menon’s request' });
  const reason = within(dialog).getByLabelText('Your reason');
  expect(document.activeElement).toBe(reason);
  await user.type(reason, '   ');
  await user.click(within(dialog).getByRole('button', { name: 'Reject request' }));
  const said = await screen.findAllByText('Please provide a reason.');
  expect(said.map((one) => one.getAttribute('role'))).toEqual([null, 'alert']);
  expect(server.changes()).toEqual([]);

  await user.type(reason, 'On leave ');
  await user.click(within(dialog).getByRole('button', { name: 'Reject request' }));
  await passUndoTime(/Asha/);
  expect(server.changes()).toEqual([
    { route: respond, body: { appointmentId: 'APT-000001', action: 'reject', reason: 'On leave' } },
  ]);
  screen.getByText('Rejected: Asha Menon, Today 16:30.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('G-03 the reason that was typed survives the dialog being closed', async () => {
  renderPanel();
  await press(/Asha/, 'Reject');
  await user.type(screen.getByLabelText('Your reason'), 'On leave');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await press(/Ravi/, 'Reject');
  expect(screen.getByLabelText('Your reason')).toHaveProperty('value', '');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await press(/Asha/, 'Reject');
  expect(screen.getByLabelText('Your reason')).toHaveProperty('value', 'On leave');
});

test('G-03 rejecting a wish to move asks for a reason, and the visit stays', async () => {
  renderPanel();
  await user.click(await tab(/^Reschedule/));
  await press(/Meena/, 'Reject');
  await user.type(screen.getByLabelText('Your reason'), 'No other time this week');
  await user.click(screen.getByRole('button', { name: 'Reject request' }));
  within(await card(/Meena/)).getByText('Keeps original time');
  screen.getByText('Meena Das keeps Tomorrow 10:00.');
  await passUndoTime(/Meena/);
  expect(server.changes()).toEqual([
    {
      route: handle,
      body: { appointmentId: 'APT-000003', action: 'reject', reason: 'No other time this week' },
    },
  ]);
});

const approve = async () => {
  renderPanel();
  await user.click(await tab(/^Reschedule/));
  await press(/Meena/, 'Approve');
  return screen.findByRole('dialog', { name: 'New time for Meena Das' });
};

test('G-03 approving offers the preferred time first, chosen while it is free', async () => {
  const dialog = await approve();
  const ways = await within(dialog).findAllByRole('radio');
  expect(ways[0]).toBe(
    within(dialog).getByRole('radio', { name: /^Patient’s preferred time.*Sat 28 Nov, 14:30/ }),
  );
  expect(ways[0]).toHaveProperty('checked', true);
  expect(routes()).toContain('GET /doctors/DOC-000001/availability');
  await user.click(within(dialog).getByRole('button', { name: 'Move to Sat 28 Nov, 14:30' }));
  await passUndoTime(/Meena/);
  expect(server.changes().map(({ body }) => body)).toEqual([
    { appointmentId: 'APT-000003', action: 'approve', date: '2026-11-28', slotNumber: '14:30' },
  ]);
  screen.getByText('Moved: Meena Das, now Sat 28 Nov 14:30.');
});

test('G-03 a preferred time that is gone says so; the first free one after the visit is chosen instead', async () => {
  free = { today, days: [{ date: '2026-11-28', interval: 30, free: ['09:00'], booked: ['14:30'] }] };
  const dialog = await approve();
  const preferred = await within(dialog).findByRole('radio', { name: /No longer available/ });
  expect(preferred).toHaveProperty('disabled', true);
  expect(within(dialog).getByRole('radio', { name: /^Sat 28 Nov, 09:00/ })).toHaveProperty('checked', true);
  within(dialog).getByText('Next available times after this visit’s day');
  await user.click(within(dialog).getByRole('radio', { name: /^Another available time/ }));
  expect(within(dialog).getByRole('button', { name: 'Choose a time' })).toHaveProperty('disabled', true);
  await user.click(within(dialog).getByRole('radio', { name: '09:00' }));
  await user.click(within(dialog).getByRole('button', { name: 'Move to Sat 28 Nov, 09:00' }));
  await passUndoTime(/Meena/);
  expect(server.changes()[0]?.body).toMatchObject({ date: '2026-11-28', slotNumber: '09:00' });
});

test('G-03 without a preferred time the first free one after the visit’s day is proposed', async () => {
  reschedules = reschedules.map((one) => ({ ...one, preferred: null }));
  const day = (date: string, slot: string) => ({ date, interval: 30, free: [slot], booked: [] });
  free = {
    today,
    days: [day('2026-11-26', '16:00'), day('2026-11-27', '15:00'), day('2026-11-30', '09:30')],
  };
  const dialog = await approve();
  await user.click(await within(dialog).findByRole('button', { name: 'Move to Mon 30 Nov, 09:30' }));
  await passUndoTime(/Meena/);
  expect(server.changes()[0]?.body).toMatchObject({ date: '2026-11-30', slotNumber: '09:30' });
});

test('G-03 the patient may be left to choose', async () => {
  const dialog = await approve();
  await user.click(await within(dialog).findByRole('radio', { name: /^Let the patient choose/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Let the patient choose' }));
  await passUndoTime(/Meena/);
  expect(server.changes().map(({ body }) => body)).toEqual([
    { appointmentId: 'APT-000003', action: 'approve', patientPicks: true },
  ]);
  screen.getByText('Approved: we’ve asked Meena Das to pick a new time.');
});

test.each([
  ['slot_taken', 'This slot has already been booked. Please choose another.', undefined],
  ['patient_busy', 'You already have an appointment.', /^The patient already has another appointment/],
  ['slot_not_published', 'The doctor doesn’t offer this time.', /^You don’t offer this time\./],
] as const)('G-03 approving refused with %s: the row stays and says why', async (code, message, shown) => {
  server.answerOnce(handle, problem(409, code, message));
  const dialog = await approve();
  await user.click(await within(dialog).findByRole('button', { name: /^Move to/ }));
  await pass(25_000);
  await within(await card(/Meena/)).findByText(shown ?? message);
  await press(/Meena/, 'Approve');
  await user.click(await screen.findByRole('button', { name: /^Move to/ }));
  await passUndoTime(/Meena/);
});

test('G-03 approving overtaken: the sentence is shown, the list is asked again', async () => {
  server.answerOnce(handle, () => {
    reschedules = [];
    return problem(409, 'wrong_status', 'This can’t be done: the appointment is now Cancelled.');
  });
  const dialog = await approve();
  await user.click(await within(dialog).findByRole('button', { name: /^Move to/ }));
  await passUndoTime(/Meena/);
  await screen.findByText('No reschedule requests.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('G-03 keys go from request to request, accept and reject, and change the tab', async () => {
  renderPanel();
  await card(/Asha/);
  await user.keyboard('a');
  expect(server.changes()).toEqual([]);
  await user.keyboard('jj');
  expect(document.activeElement).toBe(await card(/Ravi/));
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(await card(/Asha/));
  await user.keyboard('jk');
  await user.keyboard('a');
  await passUndoTime(/Asha/);
  expect(server.changes()[0]?.body).toEqual({ appointmentId: 'APT-000001', action: 'accept' });
  await user.keyboard('r');
  await screen.findByRole('dialog', { name: 'Reject Ravi Iyer’s request' });
  await user.keyboard('1');
  await card(/Ravi/);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.keyboard('1j');
  expect(document.activeElement).toBe(await card(/Meena/));
  await user.keyboard('a');
  await screen.findByRole('dialog', { name: 'New time for Meena Das' });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  (await card(/Meena/)).focus();
  await user.keyboard('r');
  await screen.findByRole('dialog', { name: 'Reject Meena Das’s request' });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.keyboard('2');
  await card(/Ravi/);
});

test('G-03 keys mean themselves while somebody types', async () => {
  renderPanel();
  (await card(/Asha/)).focus();
  await user.type(screen.getByLabelText('Somewhere else'), 'ajr12?');
  expect(server.changes()).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Somewhere else')).toHaveProperty('value', 'ajr12?');
});
