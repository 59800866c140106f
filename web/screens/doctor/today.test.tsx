// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DoctorAppointment } from '#contract/appointment-lists.ts';
import { makeCall } from '../../api/client.ts';
import { CallContext } from '../../api/context.tsx';
import { problem } from '../../api/test-problem.ts';
import { doctorAppointment } from '../../appointments/test-appointments.ts';
import { Toasts } from '../../ui/toasts/toasts.tsx';
import { newDashboardClient } from '../area/dashboard-client.ts';
import { TodaysAppointments } from './today.tsx';

// The room has tests of its own; here it only matters which one is opened.
vi.mock('../visit-room/room.tsx', () => ({
  VisitRoom: ({ appointmentId }: { appointmentId: string }) => (
    <div role="dialog" aria-label={`Room of ${appointmentId}`} />
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
let asked: string[] = [];
let changes: { route: string; body: unknown }[] = [];
let answers: (() => Response | Promise<Response>)[] = [];
let listFails = false;

async function server(url: string, init: RequestInit): Promise<Response> {
  if (init.method === 'GET') {
    asked.push(url);
    if (listFails) return problem(503, 'unavailable', 'Please try again in a moment.');
    return Response.json({ appointments });
  }
  changes.push({ route: `${init.method} ${url}`, body: JSON.parse(String(init.body)) });
  const answer = answers.shift();
  if (answer) return answer();
  appointments = appointments.filter(({ appointmentId }) => !url.endsWith(appointmentId));
  return Response.json({ message: 'ok' });
}

const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
function open() {
  const element = (
    <>
      <TodaysAppointments today={today} />
      <Toasts />
    </>
  );
  render(
    <CallContext value={makeCall(server, () => null)}>
      <QueryClientProvider client={newDashboardClient()}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
      </QueryClientProvider>
    </CallContext>,
  );
}

const row = (name: RegExp) => screen.findByRole('row', { name });
const press = async (name: RegExp, button: string) =>
  user.click(within(await row(name)).getByRole('button', { name: button }));
const left = (name: RegExp) => waitFor(() => expect(screen.queryByRole('row', { name })).toBeNull());
const route = 'PUT /api/appointments/update-status/APT-000001';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now });
  appointments = [ravi, asha];
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

test('G-04 a table of the day in time order, with now between what is over and what comes', async () => {
  open();
  await screen.findByRole('heading', { name: "Today's Appointments" });
  const table = await screen.findByRole('table', { name: "Today's Appointments" });
  expect(asked).toEqual(['/api/appointments/pending/2026-11-26']);
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Patient', 'Reason', 'Date', 'Time', 'Meet link', 'Action']);
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((one) => one.getAttribute('aria-label') ?? one.textContent)).toEqual([
    '09:30, Asha Menon',
    'Now, 11:00',
    '11:30, Ravi Iyer',
  ]);
  const next = await row(/Ravi/);
  for (const text of ['Chest Pain', '26/11/2026', '11:30', 'Next']) within(next).getByText(text);
  const link = within(next).getByRole('link', { name: 'Ravi Iyer' });
  expect(link.getAttribute('href')).toBe('/dashboard/appointments/APT-000002');
});

test('N-04 the row of a patient who is late says so', async () => {
  appointments = [{ ...ravi, lateMinutes: 15 }, asha];
  open();
  within(await row(/Ravi/)).getByText('Says: 15 min late');
  expect(within(await row(/Asha/)).queryByText(/late/)).toBeNull();
});

test('G-04 the line moves on with the time: a visit that goes on says "Now", and is over at its end', async () => {
  open();
  await row(/Ravi/);
  vi.setSystemTime(now + halfHour);
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  within(await row(/Ravi/)).getByText('Now');
  vi.setSystemTime(now + 2 * halfHour);
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(screen.getAllByRole('row').at(-1)?.textContent).toBe('Now, 12:00');
});

test('G-04 an empty day says so', async () => {
  appointments = [];
  open();
  await screen.findByText('No Appointments for Today.');
  expect(screen.queryByRole('table')).toBeNull();
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
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  await left(/Asha/);
});

test('G-04 Join Meet only for an online visit with a link, else N/A', async () => {
  appointments = [
    todays('APT-000003', 'Offline', '12:00', { meetLink: 'hams-y' }),
    todays('APT-000004', 'Unlinked', '12:30', { consultStatus: 'Online' }),
    ravi,
  ];
  open();
  within(await row(/Offline/)).getByText('N/A');
  within(await row(/Unlinked/)).getByText('N/A');
  within(await row(/Ravi/)).getByRole('button', { name: 'Join Meet' });
});

test('G-04 Join Meet opens the room from ten minutes before the start; until then it says when', async () => {
  const opensAt = now + 20 * 60_000;
  vi.setSystemTime(opensAt - 5000);
  open();
  const why = 'The video room opens 10 minutes before the start: Today, 11:20.';
  const join = within(await row(/Ravi/)).getByRole('button', { name: 'Join Meet', description: why });
  expect(join.getAttribute('aria-disabled')).toBe('true');
  expect(join.title).toBe(why);
  await user.click(join);
  await screen.findByText(why, { selector: '[role=alert] *, [role=alert]' });
  expect(screen.queryByRole('dialog', { name: /Room/ })).toBeNull();

  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(join.getAttribute('aria-disabled')).toBeNull();
  await user.click(join);
  await screen.findByRole('dialog', { name: 'Room of APT-000002' });
});

test('G-04 Join Meet is open until an hour after the end', async () => {
  vi.setSystemTime(Date.parse(ravi.endsAt) + 60 * 60_000 - 30_000);
  open();
  const join = within(await row(/Ravi/)).getByRole('button', { name: 'Join Meet' });
  expect(join.getAttribute('aria-disabled')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(join.title).toBe('The video room closed an hour after the end of the visit.');
});

test.each(['Link', 'https://meet.jit.si/Link', 'https://meet.jit.si/', 'https://example.org/Room'])(
  'G-04 the link %s is said to be invalid',
  async (meetLink) => {
    appointments = [todays('APT-000003', 'Placeholder', '12:00', { consultStatus: 'Online', meetLink })];
    open();
    await press(/Placeholder/, 'Join Meet');
    await screen.findByText('Invalid or missing Meet link for this appointment.');
  },
);

test('G-04 only what the visit allows is offered', async () => {
  appointments = [todays('APT-000001', 'Asha Menon', '09:30', { allowedActions: ['complete'] })];
  open();
  const names = within(await row(/Asha/)).getAllByRole('button');
  expect(names.map((button) => button.textContent)).toEqual(['Done']);
});

test('G-04 Done opens the prescription; saved, the visit is Completed with it and leaves the table', async () => {
  open();
  await press(/Asha/, 'Done');
  const dialog = screen.getByRole('dialog', { name: 'Prescription for Asha Menon' });
  await user.type(within(dialog).getByLabelText(/Diagnosis/), 'Angina');
  await user.click(within(dialog).getByRole('button', { name: 'Save prescription' }));
  await left(/Asha/);
  expect(changes).toMatchObject([
    { route, body: { appStatus: 'Completed', prescription: { diagnosis: 'Angina' } } },
  ]);
  await screen.findByText('Completed: Asha Menon, 09:30. You find it under Appointments.');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(async () => expect(document.activeElement).toBe(await row(/Ravi/)));
});

test('G-04 Done without a prescription sends none', async () => {
  open();
  await press(/Asha/, 'Done');
  const dialog = screen.getByRole('dialog', { name: 'Prescription for Asha Menon' });
  await user.click(within(dialog).getByRole('button', { name: 'Complete without a prescription' }));
  await left(/Asha/);
  expect(changes).toEqual([{ route, body: { appStatus: 'Completed' } }]);
});

test('G-04 a prescription that cannot be saved stays in the dialog, which says why', async () => {
  answers = [() => Promise.reject(new TypeError('Failed to fetch'))];
  open();
  await press(/Asha/, 'Done');
  const dialog = screen.getByRole('dialog', { name: 'Prescription for Asha Menon' });
  await user.type(within(dialog).getByLabelText(/Diagnosis/), 'Angina');
  await user.click(within(dialog).getByRole('button', { name: 'Save prescription' }));
  await within(dialog).findByText(
    'The server cannot be reached. Please check your connection and try again.',
  );
  expect(within(dialog).getByLabelText(/Diagnosis/)).toHaveProperty('value', 'Angina');
  await row(/Asha/);
  await user.click(within(dialog).getByRole('button', { name: 'Save prescription' }));
  await left(/Asha/);
});

test('G-04 Cancel asks a reason; a blank one is not sent', async () => {
  open();
  await press(/Asha/, 'Cancel');
  const dialog = screen.getByRole('dialog', { name: 'Cancel the appointment of Asha Menon' });
  const send = within(dialog).getByRole('button', { name: 'Cancel the appointment' });
  await user.click(send);
  expect(await screen.findAllByText('Please provide a reason.')).toHaveLength(2);
  expect(changes).toEqual([]);
  await user.type(within(dialog).getByLabelText('Your reason'), 'Emergency in the ward');
  await user.click(send);
  await left(/Asha/);
  expect(changes).toEqual([
    { route, body: { appStatus: 'Rejected', rejectionReason: 'Emergency in the ward' } },
  ]);
  await screen.findByText('Cancelled: Asha Menon, 09:30. You find it under Appointments.');
});

test('G-04 Reschedule asks once, naming the patient, and may be taken back', async () => {
  open();
  await press(/Asha/, 'Reschedule');
  const question =
    'Give up 09:30 with Asha Menon? They are invited to pick a new time. This cannot be undone.';
  within(await row(/Give up 09:30/)).getByText(question);
  expect(document.activeElement?.textContent).toBe('Keep it');
  await user.keyboard('{Escape}');
  expect(screen.queryByText(question)).toBeNull();
  expect(document.activeElement?.textContent).toBe('Reschedule');
  expect(changes).toEqual([]);

  await press(/Asha/, 'Reschedule');
  await press(/Give up/, 'Yes, reschedule');
  await left(/Asha/);
  expect(changes).toEqual([{ route, body: { appStatus: 'Rescheduled' } }]);
  await screen.findByText('Rescheduled: Asha Menon, 09:30. You find it under Appointments.');
});

test('G-04 a double click on Reschedule does not answer its question', async () => {
  open();
  await press(/Asha/, 'Reschedule');
  const yes = within(await row(/Give up/)).getByRole('button', { name: 'Yes, reschedule' });
  fireEvent.click(yes, { detail: 2 });
  expect(changes).toEqual([]);
  fireEvent.click(yes);
  fireEvent.click(yes);
  await left(/Asha/);
  expect(changes).toHaveLength(1);
});

test('G-04 a lost network: the row stays and can be tried again', async () => {
  answers = [() => Promise.reject(new TypeError('Failed to fetch'))];
  open();
  await press(/Asha/, 'Reschedule');
  await press(/Give up/, 'Yes, reschedule');
  await screen.findByText('The server cannot be reached. Please check your connection and try again.');
  await press(/Give up/, 'Yes, reschedule');
  await left(/Asha/);
  expect(changes).toHaveLength(2);
});

test.each(['Cancel', 'Reschedule', 'Done'])(
  'G-04 overtaken at %s: the sentence of the server, and the day as it is now',
  async (button) => {
    const sentence = 'This cannot be done: the appointment is now Cancelled.';
    answers = [
      () => {
        appointments = [ravi];
        return problem(409, 'wrong_status', sentence);
      },
    ];
    open();
    await press(/Asha/, button);
    if (button === 'Cancel') await user.type(screen.getByLabelText('Your reason'), 'Ill');
    const send = {
      Cancel: 'Cancel the appointment',
      Reschedule: 'Yes, reschedule',
      Done: 'Complete without a prescription',
    }[button];
    await user.click(screen.getByRole('button', { name: send ?? '' }));
    await screen.findByText(sentence);
    await left(/Asha/);
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('G-04 a prescription outlives that somebody else was first', async () => {
  answers = [
    () => {
      appointments = [ravi];
      return problem(409, 'wrong_status', 'This appointment is Cancelled now.');
    },
  ];
  open();
  await press(/Asha/, 'Done');
  const dialog = screen.getByRole('dialog', { name: 'Prescription for Asha Menon' });
  await user.type(within(dialog).getByLabelText(/Diagnosis/), 'Angina');
  await user.click(within(dialog).getByRole('button', { name: 'Save prescription' }));
  await within(dialog).findByText('This can no longer be changed.');
  await screen.findByText('This appointment is Cancelled now.');
  await left(/Asha/);
  expect(within(dialog).getByLabelText(/Diagnosis/)).toHaveProperty('value', 'Angina');
});
