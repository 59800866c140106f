// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppointmentDetail } from '#contract/appointment-lists.ts';
import type { Prescription } from '#contract/prescriptions.ts';
import { type AppointmentStatus, allowedActions, appointmentStatuses } from '#domain/appointment-life.ts';
import { makeCall } from '../../api/client.ts';
import { CallContext } from '../../api/context.tsx';
import { problem } from '../../api/test-problem.ts';
import { appointmentDetail } from '../../appointments/test-appointments.ts';
import type { PrescriptionDialog } from '../../prescriptions/prescription-dialog.tsx';
import type { PrescriptionView } from '../../prescriptions/prescription-view.tsx';
import { Toasts } from '../../ui/toasts/toasts.tsx';
import { AppointmentDetailScreen } from './detail-screen.tsx';

// They have tests of their own; here only their props and callbacks matter.
vi.mock('../../prescriptions/prescription-dialog.tsx', () => ({
  PrescriptionDialog: ({ open, title, initial, problem, onSave }: PrescriptionDialogProps) =>
    open && (
      <div role="dialog" aria-label={title}>
        {JSON.stringify(initial)}
        <p>{problem}</p>
        <button type="button" onClick={() => onSave('Rest', null)}>
          Save
        </button>
        <button type="button" onClick={() => onSave(null, null)}>
          Without
        </button>
      </div>
    ),
}));
vi.mock('../../prescriptions/prescription-view.tsx', () => ({
  PrescriptionView: ({ prescription, onCorrect, onDownload }: PrescriptionViewProps) => (
    <div>
      {prescription.text}
      <button type="button" onClick={onCorrect}>
        Correct
      </button>
      <button type="button" onClick={onDownload}>
        Download
      </button>
    </div>
  ),
}));
vi.mock('../visit-room/room.tsx', () => ({
  VisitRoom: ({ appointmentId, onClose }: { appointmentId: string; onClose: () => void }) => (
    <div role="dialog" aria-label={`Room of ${appointmentId}`}>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  ),
}));
type PrescriptionDialogProps = ComponentProps<typeof PrescriptionDialog>;
type PrescriptionViewProps = ComponentProps<typeof PrescriptionView>;

const now = Date.parse('2026-11-26T08:00:00+05:30');
const id = 'APT-000042';

type Details = AppointmentDetail['appointmentDetails'];
function detail(status: AppointmentStatus, more: Partial<Details> = {}): AppointmentDetail {
  const startsAt = Date.parse('2026-11-26T16:30:00+05:30');
  const facts = {
    status,
    startsAt,
    dayBeginsAt: startsAt - 59_400_000,
    dayEndsAt: startsAt + 27_000_000,
    completedAt: null,
    didNotCome: false,
    wasAccepted: true,
  };
  const allowed = allowedActions(facts, 'doctor', now);
  return appointmentDetail({ appointmentId: id, status, allowedActions: allowed, ...more });
}

const prescription: Prescription = {
  version: 2,
  writtenAt: '2026-11-26T11:20:00.000Z',
  text: 'Rest for three days',
  plain: true,
  complaints: '',
  diagnosis: '',
  medicines: [],
  advice: '',
  followUpDate: null,
  earlier: [],
  visit: { appointmentId: id, startsAt: '2026-11-26T11:00:00.000Z', consultStatus: 'Online' },
  doctor: {
    name: 'Dr. Kabir Sethi',
    qualifications: ['MBBS'],
    specialization: 'Cardiology',
    medicalReg: 'KMC 45821',
    council: 'Karnataka Medical Council',
    registrationYear: 2009,
    Hospital: 'Care Hospital',
    address: null,
    phone: null,
    logo: null,
    signature: null,
  },
  patient: {
    patientId: 'PAT-000007',
    name: 'Asha Menon',
    gender: 'Female',
    dateOfBirth: '1990-04-12',
    address: null,
    weight: null,
    allergies: null,
  },
  check: null,
};

let present: AppointmentDetail;
let answers: Record<string, () => Response | Promise<Response>>;
const sent: { route: string; body: unknown }[] = [];
let loads: number;
let router: ReturnType<typeof createMemoryRouter>;

async function transport(url: string, init: RequestInit): Promise<Response> {
  const route = `${init.method} ${url}`;
  // The strip has tests of its own.
  if (url.endsWith('/record')) return problem(404, 'patient_not_found', 'Not here.');
  // An earlier prescription, after Reopen.
  if (route === `GET /api/appointments/${id}/prescription`) return Response.json({ prescription: null });
  if (url.startsWith('/api/Appointments/detail')) loads += 1;
  else sent.push({ route, body: init.body ? JSON.parse(String(init.body)) : null });
  const answer = Object.entries(answers).find(([start]) => route.startsWith(start))?.[1];
  return answer ? answer() : Response.json({});
}

const update = `PUT /api/appointments/update-status/${id}`;
const wait = () => act(() => vi.advanceTimersByTimeAsync(0));
const press = async (element: HTMLElement) => {
  fireEvent.click(element);
  await wait();
};
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
/** Whether the buttons beside the heading are disabled. */
const buttonsInHead = () =>
  within(screen.getByRole('banner'))
    .queryAllByRole<HTMLButtonElement>('button')
    .filter((one) => !one.closest('dialog'))
    .map(({ disabled }) => disabled);

async function open(appointmentId = id, state: unknown = null) {
  const routes = [
    { path: '/dashboard/appointments/:appointmentId', Component: AppointmentDetailScreen },
    { path: '*', element: <h1>Elsewhere</h1> },
  ];
  const entry = { pathname: `/dashboard/appointments/${encodeURIComponent(appointmentId)}`, state };
  router = createMemoryRouter(routes, { initialEntries: [entry] });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <CallContext value={makeCall(transport, () => null)}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
        <Toasts />
      </QueryClientProvider>
    </CallContext>,
  );
  await wait();
}

/** Answers a change with a sentence, and the detail with the new status from then on. */
function become(status: AppointmentStatus) {
  return () => {
    present = detail(status);
    return Response.json({ message: 'Appointment updated', appointmentId: id, appStatus: status });
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  sent.length = 0;
  loads = 0;
  present = detail('Pending');
  answers = { 'GET /api/Appointments/detail': () => Response.json(present) };
  // jsdom does not implement it.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  vi.runOnlyPendingTimers(); // toasts hide, so that none is left for the next test
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const region = (heading: string) =>
  screen.getByRole('heading', { level: 2, name: heading }).closest('section') as HTMLElement;
/** The names and values of a section's facts. */
function facts(heading: string) {
  const list = within(region(heading));
  const values = list.getAllByRole('definition').map((value) => value.textContent);
  return Object.fromEntries(
    list.getAllByRole('term').map((term, index) => [term.textContent, values[index]]),
  );
}

test('G-07 everything about the visit and its patient', async () => {
  await open();
  screen.getByRole('heading', { level: 1, name: 'Asha Menon' });
  within(screen.getByRole('banner')).getByText('36 years, Female · Chest Pain · Online');
  expect(facts('Appointment details')).toEqual({
    Date: '26/11/2026',
    Time: '16:30',
    'Consultation type': 'Online',
    Reason: 'Chest Pain',
    Doctor: 'Dr. Kabir Sethi',
    Department: 'Cardiology',
    Hospital: 'Care Hospital',
    Payment: 'Says paid',
    'Booked on': '20/11/2026',
    'Appointment ID': id,
  });
  expect(facts('Patient')).toEqual({
    Age: '36 years',
    Gender: 'Female',
    Contact: '+91 9000000007',
    'E-mail': 'asha@example.com',
    Address: '12 Lake Road, Kochi, Kerala 682001',
  });
  expect(screen.getByRole('link', { name: '+91 9000000007' }).getAttribute('href')).toBe('tel:+919000000007');
  within(screen.getByRole('banner')).getByText('Pending');
  screen.getByText('No Prescription available for this appointment.');
  screen.getByText('First appointment with the patient');
});

test('G-07 what is not known of the patient is said', async () => {
  present.patientDetails.address = '';
  await open();
  expect(facts('Patient').Address).toBe('Not given');
  cleanup();
  present.patientDetails.name = '';
  await open();
  screen.getByText('Patient information not available.');
});

test('G-07 the life of the appointment, in clinic time, and the visits before it', async () => {
  present = detail('Request for Rescheduling', {
    events: [
      {
        at: '2026-11-20T20:00:00.000Z',
        by: 'patient',
        from: null,
        to: 'Requested',
        note: null,
        lateMinutes: null,
      },
      {
        at: '2026-11-21T04:00:00.000Z',
        by: 'doctor',
        from: 'Requested',
        to: 'Pending',
        note: null,
        lateMinutes: null,
      },
      {
        at: '2026-11-22T04:00:00.000Z',
        by: 'patient',
        from: 'Pending',
        to: 'Request for Rescheduling',
        note: 'Travelling',
        lateMinutes: null,
      },
    ],
  });
  present.previousAppointments = [
    {
      appointmentId: 'APT-000009',
      date: '2026-10-01',
      time: '09:15',
      reason: 'Fever',
      type: 'Offline',
      status: 'Completed',
    },
  ];
  await open(id, { listAddress: '/appList?status=Pending' });
  const events = within(region('What happened'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(events).toEqual([
    'Requested21/11/2026, 01:30 by the patient',
    'Pending21/11/2026, 09:30 by the doctor',
    'Request for Rescheduling22/11/2026, 09:30 by the patientTravelling',
  ]);
  const history = within(region('History with this patient'));
  expect(history.getByRole('listitem').textContent).toBe('01/10/2026, 09:15Fever · OfflineCompleted');
  expect(screen.queryByText('First appointment with the patient')).toBeNull();
  await press(history.getByRole('link', { name: '01/10/2026, 09:15' }));
  expect(router.state.location).toMatchObject({
    pathname: '/dashboard/appointments/APT-000009',
    state: { listAddress: '/appList?status=Pending' },
  });
});

test.each([
  [{ listAddress: '/appList?status=Pending&page=2' }, '/appList?status=Pending&page=2'],
  [{ listAddress: '/dashboard/appointments' }, '/dashboard/appointments'],
  [{ listAddress: 'https://evil.example/appList' }, '/dashboard/appointments'],
  [{ listAddress: 7 }, '/dashboard/appointments'],
  [null, '/dashboard/appointments'],
])('G-07 coming from %j, the way back leads to %s', async (state, back) => {
  await open(id, state);
  expect(screen.getByRole('link', { name: 'All appointments' }).getAttribute('href')).toBe(back);
});

/** For every status: Done, Reschedule and Cancel; `-` for none. */
const buttons: Record<AppointmentStatus, [done: string, reschedule: string, cancel: string]> = {
  Requested: ['-', 'disabled', 'enabled'],
  Pending: ['enabled', 'enabled', 'enabled'],
  Confirmed: ['enabled', 'enabled', 'enabled'],
  'Request for Rescheduling': ['-', 'disabled', 'disabled'],
  Rescheduled: ['-', 'disabled', '-'],
  Completed: ['-', '-', '-'],
  Cancelled: ['-', '-', '-'],
  Rejected: ['-', '-', '-'],
  Incomplete: ['enabled', '-', '-'],
};

test.each(appointmentStatuses)('G-07 the buttons of a visit that is %s', async (status) => {
  present = detail(status);
  await open();
  const state = (name: string) => {
    const found = screen.queryByRole<HTMLButtonElement>('button', { name });
    return found ? (found.disabled ? 'disabled' : 'enabled') : '-';
  };
  expect(['Done', 'Reschedule', 'Cancel'].map(state)).toEqual(buttons[status]);
  // A disabled button says why.
  for (const name of ['Reschedule', 'Cancel']) {
    if (state(name) === 'disabled') expect(button(name).title).not.toBe('');
  }
});

test('G-07 a visit completed by mistake is reopened while that is possible', async () => {
  const allowedActions = ['reopen'] as const;
  present = detail('Completed', {
    allowedActions: [...allowedActions],
    reopenUntil: '2026-11-26T02:40:00.000Z',
  });
  await open();
  screen.getByText('Completed by mistake? It can be reopened until 08:10.');
  await press(button('Reopen'));
  expect(sent).toContainEqual({ route: 'PUT /api/appointments/reopen', body: { appointmentId: id } });
  cleanup();
  present = detail('Completed', { allowedActions: [], reopenUntil: null });
  await open();
  expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull();
});

test('G-07 of a visit that the day’s end closed it is said that nobody came, or it is completed late', async () => {
  present = detail('Incomplete', { allowedActions: ['completeLate', 'didNotCome'] });
  await open();
  button('Done');
  await press(button('Did not come'));
  expect(sent).toContainEqual({ route: 'PUT /api/appointments/did-not-come', body: { appointmentId: id } });
  cleanup();
  present = detail('Incomplete', { allowedActions: ['completeLate'], didNotCome: true });
  await open();
  screen.getByText('Did not come');
  expect(screen.queryByRole('button', { name: 'Did not come' })).toBeNull();
});

test.each([
  ['Pending', '2026-11-26', true],
  ['Pending', '2026-11-27', false],
  ['Completed', '2026-11-20', true],
  ['Rejected', '2026-11-20', false],
] as const)(
  'G-04 a visit that is %s on %s: whether its payment can be collected is %s',
  async (status, date, can) => {
    present = detail(status, { date, fee: 900 });
    await open();
    expect(screen.queryByRole('button', { name: 'Collected ₹900' }) !== null).toBe(can);
    cleanup();
    present = detail(status, {
      date,
      payment: { way: 'upi', amount: 900, receipt: 'R-2026-000042', at: '2026-11-26T02:40:00.000Z' },
    });
    await open();
    expect(screen.queryByRole('button', { name: 'Collected ₹900' })).toBeNull();
    screen.getByText(/receipt R-2026-000042/);
  },
);

const meetLink = 'hams-AAAAAAAAAAAAAAAAAAAA_-';
const inHead = (name: string) => within(screen.getByRole('banner')).queryByRole('button', { name });

test('G-07 an online visit is joined from here, and the way back to the list is kept', async () => {
  present = detail('Confirmed', { meetLink });
  const state = { listAddress: '/appList?status=Confirmed' };
  const opensAt = Date.parse('2026-11-26T16:20:00+05:30');
  vi.setSystemTime(opensAt - 5000);
  await open(id, state);
  const join = inHead('Join Meet') as HTMLButtonElement;
  expect(join.title).toBe('The video room opens 10 minutes before the start: Today, 16:20.');
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(join.getAttribute('aria-disabled')).toBeNull();
  await press(join);
  await wait();
  screen.getByRole('dialog', { name: `Room of ${id}` });
  expect(router.state.location).toMatchObject({ search: `?room=${id}`, state });
  await press(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(router.state.location).toMatchObject({ search: '', state });
});

test.each([
  ['Pending', {}, true],
  ['Request for Rescheduling', {}, true],
  ['Completed', {}, true],
  ['Requested', {}, false],
  ['Cancelled', {}, false],
  ['Rescheduled', {}, false],
  ['Confirmed', { type: 'Offline' }, false],
  ['Confirmed', { meetLink: null }, false],
] as const)('G-07 during a visit that is %s %j, Join Meet is there: %s', async (status, more, there) => {
  vi.setSystemTime('2026-11-26T16:40:00+05:30');
  present = detail(status, { meetLink, ...more });
  await open();
  expect(inHead('Join Meet') !== null).toBe(there);
});

test('G-07 a visit of last week has no way into its room any more', async () => {
  vi.setSystemTime('2026-12-03T16:40:00+05:30');
  present = detail('Completed', { meetLink });
  await open();
  expect(inHead('Join Meet')).toBeNull();
});

test('G-07 Reschedule asks once, is disabled while it is saved, and shows the new status', async () => {
  await open();
  let answerNow = () => {};
  answers[update] = () =>
    new Promise((resolve) => {
      answerNow = () => resolve(become('Rescheduled')());
    });
  await press(button('Reschedule'));
  const dialog = within(screen.getByRole('dialog', { name: 'Reschedule this appointment?' }));
  dialog.getByText(/Asha Menon is asked to pick a new time\. Thursday 26 November 2026, 16:30/);
  expect(sent).toEqual([]);
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Reschedule' });
  await press(confirm);
  await press(confirm);
  expect(sent).toEqual([{ route: update, body: { appStatus: 'Rescheduled' } }]);
  expect(confirm.disabled).toBe(true);
  expect(buttonsInHead()).toEqual([true, true, true, true]);
  answerNow();
  await wait();
  screen.getByText('Appointment updated');
  within(screen.getByRole('banner')).getByText('Rescheduled');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button('Reschedule').disabled).toBe(true);
});

test('G-07 a reschedule that fails says so and can be tried again', async () => {
  await open();
  answers[update] = () => problem(503, 'unavailable', 'One moment, please.');
  await press(button('Reschedule'));
  await press(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reschedule' }));
  screen.getByText('Failed to reschedule appointment');
  answers[update] = become('Rescheduled');
  await press(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reschedule' }));
  within(screen.getByRole('banner')).getByText('Rescheduled');
});

test('G-07 somebody else was first: the server’s sentence, and the present status', async () => {
  await open();
  answers[update] = () => {
    present = detail('Cancelled');
    return problem(409, 'wrong_status', 'This appointment is Cancelled now.');
  };
  await press(button('Reschedule'));
  await press(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reschedule' }));
  screen.getByText('This appointment is Cancelled now.');
  within(screen.getByRole('banner')).getByText('Cancelled');
  expect(loads).toBe(2);
  expect(screen.queryByRole('button', { name: 'Reschedule' })).toBeNull();
});

test('G-07 Cancel asks for a reason, which is never lost', async () => {
  await open();
  await press(button('Cancel'));
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel the appointment of Asha Menon' }));
  const field = dialog.getByRole<HTMLTextAreaElement>('textbox');
  const send = dialog.getByRole('button', { name: 'Cancel the appointment' });
  fireEvent.change(field, { target: { value: '  ' } });
  await press(send);
  expect(screen.getAllByText('Please provide a reason.').length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  fireEvent.change(field, { target: { value: 'I am ill' } });
  answers[update] = () => problem(503, 'unavailable', 'One moment, please.');
  await press(send);
  screen.getByText('One moment, please.');
  expect(field.value).toBe('I am ill');
  answers[update] = become('Rejected');
  await press(send);
  expect(sent.at(-1)).toEqual({
    route: update,
    body: { appStatus: 'Rejected', rejectionReason: 'I am ill' },
  });
  expect(buttonsInHead()).toEqual([]);
});

test.each([
  ['with a prescription', 'Save', { appStatus: 'Completed', prescription: 'Rest' }],
  ['without one', 'Without', { appStatus: 'Completed' }],
])('G-07 Done %s completes the visit', async (_, name, body) => {
  await open();
  answers[update] = become('Completed');
  await press(button('Done'));
  await press(within(screen.getByRole('dialog', { name: 'Prescription for Asha Menon' })).getByText(name));
  expect(sent).toEqual([{ route: update, body }]);
  within(screen.getByRole('banner')).getByText('Completed');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('G-07 a prescription that cannot be saved stays open with the reason', async () => {
  await open();
  answers[update] = () => problem(503, 'unavailable', 'One moment, please.');
  await press(button('Done'));
  await press(within(screen.getByRole('dialog')).getByText('Save'));
  within(screen.getByRole('dialog')).getByText('One moment, please.');
});

test('G-07 a prescription outlives that somebody else was first', async () => {
  await open();
  answers[update] = () => {
    present = detail('Cancelled');
    return problem(409, 'wrong_status', 'This appointment is Cancelled now.');
  };
  await press(button('Done'));
  await press(within(screen.getByRole('dialog')).getByText('Save'));
  within(screen.getByRole('dialog')).getByText('This can no longer be changed.');
  screen.getByText('This appointment is Cancelled now.');
  within(screen.getByRole('banner')).getByText('Cancelled');
});

test('G-07 a prescription is shown, corrected against the version that was seen, and downloaded', async () => {
  present = detail('Completed', { prescription: prescription.text, prescriptionDetails: prescription });
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.download);
  });
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => {};
  const route = `PUT /api/appointments/${id}/prescription`;
  answers[route] = () => problem(409, 'prescription_changed', 'It has changed meanwhile.');
  answers[`GET /api/appointments/${id}/prescription.pdf`] = () =>
    new Response('%PDF', { headers: { 'content-type': 'application/pdf' } });
  await open();
  screen.getByText('Rest for three days');
  await press(button('Correct'));
  const dialog = within(screen.getByRole('dialog', { name: 'Prescription for Asha Menon' }));
  dialog.getByText('"Rest for three days"');
  await press(dialog.getByText('Save'));
  expect(sent).toEqual([{ route, body: { prescription: 'Rest', version: 2 } }]);
  dialog.getByText('It has changed meanwhile.');
  answers[route] = () => Response.json({ message: 'Prescription saved', prescription });
  await press(dialog.getByText('Save'));
  screen.getByText('Prescription saved');
  expect(screen.queryByRole('dialog')).toBeNull();

  await press(button('Download'));
  expect(clicked).toEqual([`prescription-${id}.pdf`]);
  answers[`GET /api/appointments/${id}/prescription.pdf`] = () => new Response('', { status: 502 });
  await press(button('Download'));
  screen.getByText('The prescription could not be downloaded. Please try again.');
});

test('G-07 a completed visit can still get its first prescription', async () => {
  present = detail('Completed');
  const route = `PUT /api/appointments/${id}/prescription`;
  answers[route] = () => Response.json({ message: 'Prescription saved', prescription });
  await open();
  await press(button('Write prescription'));
  await press(within(screen.getByRole('dialog')).getByText('Save'));
  expect(sent).toEqual([{ route, body: { prescription: 'Rest', version: 0 } }]);
});

test('G-07 without an id nothing is asked', async () => {
  await open(' ');
  screen.getByText('No appointment data found');
  expect(loads).toBe(0);
});

test.each([
  [404, 'appointment_not_found'],
  [400, 'invalid_request'],
] as const)('G-07 what does not exist is not found (%i)', async (status, code) => {
  answers['GET /api/Appointments/detail'] = () => problem(status, code, 'No.');
  await open();
  screen.getByText('Appointment details not found');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('G-07 what cannot be loaded can be tried again', async () => {
  answers['GET /api/Appointments/detail'] = () => problem(503, 'unavailable', 'One moment, please.');
  await open();
  screen.getByText('Error fetching appointment data');
  screen.getByText('One moment, please.');
  answers['GET /api/Appointments/detail'] = () => Response.json(present);
  await press(button('Retry'));
  screen.getByText('Chest Pain');
});

test('N-04 a patient who is late: said at the time, and in what happened', async () => {
  present = detail('Confirmed', {
    lateMinutes: 15,
    events: [
      {
        at: '2026-11-26T10:30:00.000Z',
        by: 'patient',
        from: 'Confirmed',
        to: 'Confirmed',
        note: null,
        lateMinutes: 15,
      },
    ],
  });
  await open();
  within(region('What happened')).getByText('Says: 15 min late');
  expect(screen.getAllByText(/Says: 15 min late/)).toHaveLength(2);
});
