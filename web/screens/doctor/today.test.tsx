// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DoctorAppointment } from '#contract/appointment-lists.ts';
import { makeCall } from '../../api/client.ts';
import { CallContext } from '../../api/context.tsx';
import { problem } from '../../api/test-problem.ts';
import { HeldBackSender } from '../../appointments/held-back.ts';
import { doctorAppointment } from '../../appointments/test-appointments.ts';
import { leftVisits } from '../../consultations/left-visits.ts';
import { deviceDrafts } from '../../drafts/draft-store.ts';
import { sessionStore } from '../../session/session.ts';
import { Toasts } from '../../ui/toasts/toasts.tsx';
import { newDashboardClient } from '../area/dashboard-client.ts';
import { TodaysAppointments } from './today.tsx';

// The room has tests of its own; here it only matters which one is opened.
vi.mock('../visit-room/room.tsx', () => ({
  VisitRoom: ({ appointmentId, onClose }: { appointmentId: string; onClose: () => void }) => (
    <div role="dialog" aria-label={`Room of ${appointmentId}`}>
      <button
        type="button"
        onClick={() => {
          leftVisits.leave(appointmentId);
          onClose();
        }}
      >
        Leave
      </button>
    </div>
  ),
}));

const today = '2026-11-26';
const now = Date.parse('2026-11-26T05:30:00Z'); // 11:00 in India
const halfHour = 30 * 60_000;

/** An appointment of 30 minutes at a time in India. */
const todays = (
  appointmentId: string,
  patientName: string,
  slotNumber: string,
  more: Partial<DoctorAppointment> = {},
) => doctorAppointment({ appointmentId, patientName, slotNumber, ...more });
const asha = todays('APT-000001', 'Asha Menon', '09:30');
const ravi = todays('APT-000002', 'Ravi Iyer', '11:30', {
  consultStatus: 'Online',
  meetLink: 'hams-AAAAAAAAAAAAAAAAAAAA_-',
});

let appointments: DoctorAppointment[] = [];
let stillOpen: DoctorAppointment[] = [];
let tomorrow: DoctorAppointment[] = [];
let asked: string[] = [];
let changes: { route: string; body: unknown }[] = [];
let answers: (() => Response | Promise<Response>)[] = [];
let listFails = false;

async function server(url: string, init: RequestInit): Promise<Response> {
  if (init.method === 'GET') {
    asked.push(url);
    if (listFails) return problem(503, 'unavailable', 'Please try again in a moment.');
    const date = url.slice(-10);
    return Response.json(
      date === today ? { date, appointments, stillOpen } : { date, appointments: tomorrow, stillOpen: [] },
    );
  }
  changes.push({ route: `${init.method} ${url}`, body: JSON.parse(String(init.body)) });
  const answer = answers.shift();
  if (answer) return answer();
  const sent: { appointmentId?: string; appStatus?: DoctorAppointment['appStatus'] } = JSON.parse(
    String(init.body),
  );
  const id = sent.appointmentId ?? url.slice(-10);
  const appStatus = sent.appStatus ?? (url.endsWith('reopen') ? 'Pending' : 'Incomplete');
  const closed = { by: 'doctor', at: new Date(Date.now()).toISOString(), status: appStatus } as const;
  const allowedActions = doctorAppointment({ appStatus }).allowedActions;
  appointments = appointments.map((one) =>
    one.appointmentId === id
      ? { ...one, appStatus, allowedActions, closed: appStatus === 'Pending' ? null : closed }
      : one,
  );
  stillOpen = stillOpen.filter(({ appointmentId }) => appointmentId !== id);
  return Response.json({ message: 'ok', appointmentId: id, appStatus });
}

const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
let router: ReturnType<typeof createMemoryRouter>;
function open() {
  const element = (
    <>
      <HeldBackSender />
      <TodaysAppointments today={today} />
      <Toasts />
    </>
  );
  router = createMemoryRouter([{ path: '*', element }]);
  render(
    <CallContext value={makeCall(server, () => null)}>
      <QueryClientProvider client={newDashboardClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </CallContext>,
  );
}

/** The rows of the list with this name, each as its text. */
const list = (name: string) => screen.findByRole('list', { name });
const rowIn = async (name: string, who: RegExp) => {
  const rows = within(await list(name)).getAllByRole('listitem');
  const found = rows.find(({ textContent }) => who.test(textContent ?? ''));
  if (!found) throw new Error(`No row of ${who} among ${rows.map((one) => one.textContent).join(' | ')}`);
  return found;
};
const day = "Today's Appointments";
const row = (who: RegExp) => waitFor(() => rowIn(day, who));
const press = async (who: RegExp, button: RegExp) =>
  user.click(within(await row(who)).getByRole('button', { name: button }));
/** Opens what is behind the dots of a row, and chooses. */
const choose = async (who: RegExp, item: string) => {
  await press(who, /^More: /);
  await user.click(screen.getByRole('menuitem', { name: item }));
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const route = 'PUT /api/appointments/update-status/APT-000001';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now });
  appointments = [asha, ravi];
  stillOpen = [];
  tomorrow = [];
  localStorage.clear();
  sessionStorage.clear();
  const payload = { id: '1', role: 'doctor', name: 'Dr. Rao', doctorId: 'DOC-000001', photo: { url: null } };
  sessionStore.logIn(`h.${btoa(JSON.stringify(payload))}.s`);
  asked = [];
  changes = [];
  answers = [];
  listFails = false;
  // jsdom has no modal dialogs; opening and closing is enough here.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  act(() => void vi.runAllTimers()); // the toasts hide
  vi.useRealTimers();
});

test('G-04 the day in time order as a list, with now between what has begun and what comes', async () => {
  open();
  await screen.findByRole('heading', { name: day });
  const rows = within(await list(day)).getAllByRole('listitem');
  expect(asked).toContain('/api/doctors/days/2026-11-26');
  expect(rows.map(({ textContent }) => textContent?.slice(0, 16))).toEqual([
    '09:30Asha Menon3',
    '11:00Now, 11:00',
    '11:30Ravi Iyer36',
  ]);
  const next = await row(/Ravi/);
  within(next).getByText('Next');
  expect(next.textContent).toContain('Ravi Iyer36 F · Chest Pain · 1st visit · video · unpaid');
  const link = within(next).getByRole('link', { name: 'Ravi Iyer' });
  expect(link.getAttribute('href')).toBe('/dashboard/appointments/APT-000002');
  expect(screen.queryByRole('table')).toBeNull();
});

test('N-04 the row of a patient who is late says so', async () => {
  appointments = [asha, { ...ravi, lateMinutes: 15 }];
  open();
  within(await row(/Ravi/)).getByText('Says: 15 min late');
  expect(within(await row(/Asha/)).queryByText(/late/)).toBeNull();
});

test('G-04 the line moves on with the time: a visit that goes on says "Now", then how long it is over', async () => {
  open();
  await row(/Ravi/);
  vi.setSystemTime(now + halfHour);
  await pass(15_000);
  within(await row(/Ravi/)).getByText('Now');
  vi.setSystemTime(now + 2 * halfHour + 17 * 60_000);
  await pass(15_000);
  within(await row(/Ravi/)).getByText('17 min over');
  within(await row(/Asha/)).getByText('Over since 10:00');
  expect(
    within(await list(day))
      .getAllByRole('listitem')
      .at(-1)?.textContent,
  ).toBe('12:17Now, 12:17');
});

test('G-04 allergies, the patient who waits in the room, and what was paid stand in the row', async () => {
  const payment = { way: 'upi', amount: 900, receipt: 'R-2026-000042', at: '2026-11-26T04:00:00Z' } as const;
  appointments = [
    asha,
    { ...ravi, allergies: ['penicillin', 'sulfa'], waitingSince: '2026-11-26T05:22:00Z', payment },
  ];
  open();
  const waiting = await row(/Ravi/);
  within(waiting).getByText('Allergic: penicillin, sulfa');
  within(waiting).getByText('Waiting since 10:52');
  expect(waiting.textContent).toContain('₹900 UPI');
});

test('G-04 what fell through today says who and when and stays for the day; of an earlier day it is no news', async () => {
  const fallen = (id: string, name: string, at: string, by: 'patient' | 'doctor') =>
    todays(id, name, '12:00', { appStatus: 'Cancelled', closed: { by, at, status: 'Cancelled' } });
  appointments = [
    asha,
    fallen('APT-000005', 'Meena Das', '2026-11-26T04:28:00Z', 'patient'),
    fallen('APT-000006', 'Old News', '2026-11-25T04:28:00Z', 'patient'),
    todays('APT-000007', 'Kiran Kamath', '12:30', {
      bookedAutomatically: true,
      bookedAt: '2026-11-26T04:11:00Z',
    }),
  ];
  open();
  const cancelled = await row(/Meena/);
  within(cancelled).getByText('Cancelled by the patient, 09:58');
  expect(within(cancelled).getAllByRole('button')).toHaveLength(1);
  within(await row(/Kiran/)).getByText('Booked automatically, 09:41');
  expect(screen.queryByText('Old News')).toBeNull();
});

test('G-04 what is done, and who comes tomorrow, stand under the day', async () => {
  const closed = { by: 'doctor', at: '2026-11-26T04:20:00Z', status: 'Completed' } as const;
  appointments = [{ ...asha, appStatus: 'Completed', allowedActions: [], closed }, ravi];
  tomorrow = [todays('APT-000009', 'Megha Murthy', '10:00', { date: '2026-11-27' })];
  open();
  expect((await rowIn('Done today 1', /Asha/)).textContent).toContain('Done, 09:50');
  await waitFor(() => rowIn('Tomorrow 1', /Megha/));
  expect(within(await list(day)).queryByText('Asha Menon')).toBeNull();
});

test('G-04 an empty day says so', async () => {
  appointments = [];
  open();
  await screen.findByText('No Appointments for Today.');
  await screen.findByText('No visits tomorrow.');
});

test('G-04 what cannot be loaded is said, and loaded by Retry', async () => {
  listFails = true;
  open();
  await screen.findByText('Please try again in a moment.');
  listFails = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await row(/Asha/);
});

test('G-04 the day is asked again every 15 seconds', async () => {
  open();
  await row(/Asha/);
  appointments = [ravi];
  await pass(15_000);
  await waitFor(() => expect(screen.queryByText('Asha Menon')).toBeNull());
});

test('G-04 Join Meet only for an online visit with a link, else N/A behind the dots', async () => {
  appointments = [
    todays('APT-000003', 'Offline', '12:00', { meetLink: 'hams-y' }),
    todays('APT-000004', 'Unlinked', '12:30', { consultStatus: 'Online' }),
    ravi,
  ];
  open();
  for (const who of [/Offline/, /Unlinked/]) {
    expect(within(await row(who)).queryByRole('button', { name: /Join Meet/ })).toBeNull();
    await press(who, /^More: /);
    const item = screen.getByRole('menuitem', { name: /^Join Meet/ });
    expect([item.textContent, item.getAttribute('aria-disabled')]).toEqual(['Join MeetN/A', 'true']);
    await user.keyboard('{Escape}');
  }
  within(await row(/Ravi/)).getAllByRole('button', { name: 'Join Meet: Ravi Iyer, 11:30' });
});

test('G-04 Join Meet opens the room from ten minutes before the start; until then it says when', async () => {
  const opensAt = now + 20 * 60_000;
  vi.setSystemTime(opensAt - 60_000);
  open();
  const why = 'The video room opens 10 minutes before the start: Today, 11:20.';
  const join = within(await row(/Ravi/)).getByRole('button', { name: /^Join Meet/, description: why });
  expect(join.getAttribute('aria-disabled')).toBe('true');
  await user.click(join);
  await screen.findByText(why, { selector: '[role=alert] *, [role=alert]' });
  expect(screen.queryByRole('dialog', { name: /Room/ })).toBeNull();

  await pass(60_000);
  expect(join.getAttribute('aria-disabled')).toBeNull();
  await user.click(join);
  await screen.findByRole('dialog', { name: 'Room of APT-000002' });
});

test('G-04 after leaving the video room, what is due is Done and the prescription', async () => {
  vi.setSystemTime(Date.parse(ravi.startsAt) + 60_000);
  open();
  await press(/Ravi/, /^Join Meet/);
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await press(/Ravi/, /^Done & prescription: Ravi Iyer, 11:30$/);
  await screen.findByRole('dialog', { name: 'Prescription for Ravi Iyer' });
});

test.each(['Link', 'https://meet.jit.si/Link', 'https://meet.jit.si/', 'https://example.org/Room'])(
  'G-04 the link %s is said to be invalid',
  async (meetLink) => {
    appointments = [todays('APT-000003', 'Placeholder', '12:00', { consultStatus: 'Online', meetLink })];
    open();
    await press(/Placeholder/, /^Join Meet/);
    await screen.findByText('Invalid or missing Meet link for this appointment.');
  },
);

test('G-04 one due button, the rest behind the dots; only what the visit allows is offered', async () => {
  open();
  const buttons = within(await row(/Asha/)).getAllByRole('button');
  expect(buttons.map((one) => one.getAttribute('aria-label') ?? one.textContent)).toEqual([
    'Done: Asha Menon, 09:30',
    'More: Asha Menon, 09:30',
  ]);
  await press(/Asha/, /^More/);
  const names = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(names()).toEqual([
    'Details',
    'Patient’s page',
    'Join MeetN/A',
    'Collected …',
    'Call 9000000007',
    'Reschedule',
    'Cancel',
  ]);
  await user.keyboard('{Escape}');
  appointments = [{ ...asha, allowedActions: [] }];
  await pass(15_000);
  await waitFor(async () => expect(within(await row(/Asha/)).getAllByRole('button')).toHaveLength(1));
  await press(/Asha/, /^More/);
  expect(names()).toEqual(['Details', 'Patient’s page', 'Call 9000000007']);
});

test('G-05 a row says from when the draft of its prescription is', async () => {
  open();
  await row(/Asha/);
  act(() => void deviceDrafts.write(`prescription:${asha.appointmentId}`, {}));
  expect((await row(/Asha/)).textContent).toContain('Draft of 11:00');
  expect((await row(/Ravi/)).textContent).not.toContain('Draft');
});

test('G-10 the patient’s page is behind the dots', async () => {
  open();
  await choose(/Asha/, 'Patient’s page');
  expect(router.state.location.pathname).toBe(`/dashboard/patients/${asha.patientId.patientId}`);
});

test('G-04 the menu is moved through by arrows and letters, and gives the focus back', async () => {
  open();
  const dots = within(await row(/Asha/)).getByRole('button', { name: /^More/ });
  dots.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Details');
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement?.textContent).toBe('Cancel');
  await user.keyboard('r');
  expect(document.activeElement?.textContent).toBe('Reschedule');
  await user.keyboard('{Home}{Escape}');
  expect(document.activeElement).toBe(dots);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('G-04 Done opens the prescription; saved, the row stays as "Done" with Undo, then moves below', async () => {
  open();
  await press(/Asha/, /^Done/);
  const dialog = screen.getByRole('dialog', { name: 'Prescription for Asha Menon' });
  await user.type(within(dialog).getByLabelText(/Diagnosis/), 'Angina');
  await user.click(within(dialog).getByRole('button', { name: 'Save prescription' }));
  await waitFor(async () =>
    within(await row(/Asha/)).getByRole('button', { name: 'Undo: Asha Menon, 09:30' }),
  );
  expect(changes).toMatchObject([
    { route, body: { appStatus: 'Completed', prescription: { diagnosis: 'Angina' } } },
  ]);
  screen.getByText('Completed: Asha Menon, 09:30. You find it under Appointments.');
  expect(screen.queryByRole('dialog')).toBeNull();
  await pass(10_000);
  await waitFor(() => rowIn('Done today 1', /Asha/));
});

test('G-04 the Undo of Done reopens the visit', async () => {
  open();
  await press(/Asha/, /^Done/);
  await user.click(screen.getByRole('button', { name: 'Complete without a prescription' }));
  await user.click(await screen.findByRole('button', { name: 'Undo: Asha Menon, 09:30' }));
  await waitFor(async () => within(await row(/Asha/)).getByRole('button', { name: /^Done/ }));
  expect(changes).toEqual([
    { route, body: { appStatus: 'Completed' } },
    { route: 'PUT /api/appointments/reopen', body: { appointmentId: 'APT-000001' } },
  ]);
});

test('G-04 Done before the start asks once', async () => {
  appointments = [todays('APT-000001', 'Asha Menon', '16:30')];
  open();
  await press(/Asha/, /^Done/);
  const question = screen.getByRole('dialog', { name: 'Done before the start?' });
  within(question).getByText(/^The visit of Asha Menon begins at 16:30\./);
  await user.click(within(question).getByRole('button', { name: 'Not yet' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await press(/Asha/, /^Done/);
  await user.click(screen.getByRole('button', { name: 'Yes, it is done' }));
  await screen.findByRole('dialog', { name: 'Prescription for Asha Menon' });
});

test('G-04 a prescription that cannot be saved stays in the dialog, which says why', async () => {
  answers = [() => Promise.reject(new TypeError('Failed to fetch'))];
  open();
  await press(/Asha/, /^Done/);
  const dialog = screen.getByRole('dialog', { name: 'Prescription for Asha Menon' });
  await user.type(within(dialog).getByLabelText(/Diagnosis/), 'Angina');
  await user.click(within(dialog).getByRole('button', { name: 'Save prescription' }));
  await within(dialog).findByText(
    'The server cannot be reached. Please check your connection and try again.',
  );
  expect(within(dialog).getByLabelText(/Diagnosis/)).toHaveProperty('value', 'Angina');
  await user.click(within(dialog).getByRole('button', { name: 'Save prescription' }));
  await screen.findByRole('button', { name: /^Undo/ });
});

test('G-04 Cancel asks a reason; a blank one is not sent; it is held back, and the row stays', async () => {
  open();
  await choose(/Asha/, 'Cancel');
  const dialog = screen.getByRole('dialog', { name: 'Cancel the appointment of Asha Menon' });
  const send = within(dialog).getByRole('button', { name: 'Cancel the appointment' });
  await user.click(send);
  expect(await screen.findAllByText('Please provide a reason.')).toHaveLength(2);
  await user.type(within(dialog).getByLabelText('Your reason'), 'Emergency in the ward');
  await user.click(send);
  within(await row(/Asha/)).getByText('Cancelled');
  expect(changes).toEqual([]);
  screen.getByText('Cancelled: Asha Menon, 09:30. You find it under Appointments.');
  await pass(25_000);
  expect(changes).toEqual([
    { route, body: { appStatus: 'Rejected', rejectionReason: 'Emergency in the ward' } },
  ]);
  within(await row(/Asha/)).getByText(/^Cancelled by you, /);
});

test('G-04 Reschedule asks once, naming the patient, and can be taken back twice', async () => {
  open();
  await choose(/Asha/, 'Reschedule');
  const question =
    'Give up 09:30 with Asha Menon? They are invited to pick a new time. This cannot be undone.';
  screen.getByText(question);
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByText(question)).toBeNull();

  await choose(/Asha/, 'Reschedule');
  await user.click(screen.getByRole('button', { name: 'Yes, reschedule' }));
  await press(/Asha/, /^Undo/);
  await pass(25_000);
  expect(changes).toEqual([]);
  await choose(/Asha/, 'Reschedule');
  await user.click(screen.getByRole('button', { name: 'Yes, reschedule' }));
  await pass(25_000);
  expect(changes).toEqual([{ route, body: { appStatus: 'Rescheduled' } }]);
});

test('G-04 Done overtaken: the sentence of the server, and the day as it is now', async () => {
  const sentence = 'This cannot be done: the appointment is now Cancelled.';
  answers = [
    () => {
      appointments = [ravi];
      return problem(409, 'wrong_status', sentence);
    },
  ];
  open();
  await press(/Asha/, /^Done/);
  await user.click(screen.getByRole('button', { name: 'Complete without a prescription' }));
  await screen.findByText(sentence);
  await waitFor(() => expect(screen.queryByText('Asha Menon')).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('G-04 a prescription outlives that somebody else was first', async () => {
  answers = [
    () => {
      appointments = [ravi];
      return problem(409, 'wrong_status', 'This appointment is Cancelled now.');
    },
  ];
  open();
  await press(/Asha/, /^Done/);
  const dialog = screen.getByRole('dialog', { name: 'Prescription for Asha Menon' });
  await user.type(within(dialog).getByLabelText(/Diagnosis/), 'Angina');
  await user.click(within(dialog).getByRole('button', { name: 'Save prescription' }));
  await within(dialog).findByText('This can no longer be changed.');
  await screen.findByText('This appointment is Cancelled now.');
  expect(within(dialog).getByLabelText(/Diagnosis/)).toHaveProperty('value', 'Angina');
});

test('G-04 what yesterday left open is one line; opened, each is done or did not come, and keeps its place', async () => {
  const open1 = todays('APT-000011', 'Chandra Rao', '09:00', { date: '2026-11-25', appStatus: 'Incomplete' });
  stillOpen = [open1, { ...open1, appointmentId: 'APT-000012', patientName: 'Padma Gupta' }];
  open();
  await screen.findByText('2 visits of yesterday are still open.');
  await user.click(screen.getByRole('button', { name: 'Close them', expanded: false }));
  await user.click(screen.getByRole('button', { name: /^Did not come: Chandra Rao, / }));
  await screen.findByText('1 visit of yesterday is still open.');
  expect(changes).toEqual([
    { route: 'PUT /api/appointments/did-not-come', body: { appointmentId: 'APT-000011' } },
  ]);
  screen.getByRole('link', { name: 'Chandra Rao' });
  await user.click(screen.getByRole('button', { name: /^Done: Padma Gupta, / }));
  await user.click(screen.getByRole('button', { name: 'Complete without a prescription' }));
  await waitFor(() => expect(screen.getAllByText('Closed')).toHaveLength(2));
});

test('G-04 by key: n goes to the next patient, d ends the visit in focus', async () => {
  open();
  await row(/Asha/);
  await user.keyboard('n');
  expect(document.activeElement).toBe(await row(/Ravi/));
  (await row(/Asha/)).focus();
  await user.keyboard('n');
  expect(document.activeElement).toBe(await row(/Ravi/));
  (await row(/Asha/)).focus();
  await user.keyboard('d');
  screen.getByRole('dialog', { name: 'Prescription for Asha Menon' });
});
