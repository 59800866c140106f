import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import type { Practice } from '#contract/doctors/practices.ts';
import { consumeBookOnArrival, requestBookOnArrival } from '#web/accounts/session/book-on-arrival.ts';
import type { Output } from '#web/api/client.ts';
import { sessionStore } from '#web/api/session.ts';
import type { BookableDoctor } from '#web/appointments/booking/booking-choice.ts';
import type { Availability } from '#web/scheduling/availability/booking/use-availability.ts';
import { logInAs } from '#web/testing/accounts/log-in.ts';
import { bookedAppointment, patientAppointment } from '#web/testing/appointments/sample-appointments.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { problem } from '#web/testing/problem-response.ts';
import { type FakeServer, fakeServer } from '#web/testing/server.ts';
import { DoctorBooking } from './doctor-booking.tsx';

const today = '2026-11-23';
const availability = {
  today,
  days: [
    { date: today, interval: 30, free: ['16:30'], booked: ['09:30'] },
    { date: '2026-11-24', interval: 30, free: [], booked: ['10:00'] },
    { date: '2026-11-26', interval: 30, free: ['09:00', '14:00'], booked: [] },
  ],
};
const doctor = {
  doctorId: 'DOC-000042',
  name: 'Dr. Ananya Rao',
  specialization: 'Cardiology',
  Hospital: 'Care Hospital',
  basicFee: 800,
  practices: [],
};

const book = 'POST /appointments/book';
let server: FakeServer;
let current: Availability = availability;
let own: PatientAppointment[] = [];
let people: Output<'GET /patients/appointments/open'>['people'] = [];
const bookingKeys = () =>
  server.sent.filter(({ route }) => route === book).map(({ headers }) => headers.get('idempotency-key'));

function Landing() {
  const { pathname, search, state } = useLocation();
  return <p>{`at ${pathname}${search}${state ? ` with ${JSON.stringify(state)}` : ''}`}</p>;
}

function renderScreen(
  query = '?doctor=DOC-000042',
  bookable: BookableDoctor = doctor,
  initial: Availability = availability,
) {
  window.history.replaceState(null, '', `/doctor-description${query}`);
  const element = <DoctorBooking doctor={bookable} search={{}} query={query} initial={initial} />;
  const routes = [
    { path: '/doctor-description', element },
    { path: '*', element: <Landing /> },
  ];
  openPage(server, routes, { at: `/doctor-description${query}` });
}

const slot = (name: string | RegExp) => screen.getByRole('radio', { name });
/** Not disabled, so that it keeps the focus. */
const isClosed = (radio: HTMLElement) => radio.getAttribute('aria-disabled') === 'true';
const bookButton = () => screen.getByRole('button', { name: /^Book/ });

beforeEach(() => {
  own = [];
  people = [];
  server = fakeServer({
    'GET /patients/appointments/open': () => ({ today, appointments: own, people, due: [] }),
    'GET /doctors/:id/availability': () => current,
    [book]: bookedAppointment(),
    'GET /patients/profile': Response.json({ phone: '9000000001' }),
    'POST /patients/change-codes': { message: '', by: 'sms', validMinutes: 10 },
    'POST /patients/phone-confirmation': { message: 'Your number is confirmed.' },
  });
  sessionStorage.clear();
  current = availability;
  sessionStore.logOut();
});

test('E-03 nothing can be booked until a slot is chosen, and the panel says so', async () => {
  logInAs('patient', '7');
  renderScreen();
  expect(bookButton()).toHaveProperty('disabled', true);
  screen.getByText('Please select a date and time slot before booking.');
  await userEvent.click(slot('16:30'));
  expect(bookButton().textContent).toBe('Book Today, 16:30');
  expect(bookButton()).toHaveProperty('disabled', false);
  expect(screen.queryByText('Please select a date and time slot before booking.')).toBeNull();
});

test('K-02 of several practices one is chosen: its times, its fee, its ways; the booking names it', async () => {
  logInAs('patient', '7');
  const fees = { clinic: 800, video: 700, followUp: null };
  const practice: Practice = {
    practiceId: 'PRA-000001',
    name: 'Care Hospital',
    hospitalAgreed: true,
    address: null,
    location: { type: 'Point', coordinates: [76, 10] },
    room: '',
    fees,
    slotMinutes: 30,
    modes: ['Online', 'Offline'],
    isMain: true,
  };
  const evening: Practice = {
    ...practice,
    practiceId: 'PRA-000002',
    name: 'Evening Clinic',
    fees: { ...fees, clinic: 500 },
    modes: ['Offline'],
    isMain: false,
  };
  const mode = 'Any' as const;
  current = {
    today,
    days: [
      {
        date: today,
        interval: 30,
        free: ['16:30', '18:00'],
        booked: [],
        parts: [
          { practiceId: 'PRA-000001', interval: 30, mode, free: ['16:30'], booked: [] },
          { practiceId: 'PRA-000002', interval: 20, mode, free: ['18:00'], booked: [] },
        ],
      },
    ],
  };
  renderScreen(undefined, { ...doctor, practices: [practice, evening] }, current);
  await userEvent.click(await screen.findByRole('radio', { name: /Evening Clinic/ }));
  await userEvent.click(slot('18:00'));
  expect(screen.queryByRole('radio', { name: '16:30' })).toBeNull();
  expect(screen.queryByRole('radio', { name: 'By video' })).toBeNull();
  screen.getByText(/₹500/, { selector: 'p span' });
  await userEvent.click(bookButton());
  await waitFor(() => expect(server.sentTo(book)).toHaveLength(1));
  expect(server.sentTo(book)).toMatchObject([{ practiceId: 'PRA-000002', slotNumber: '18:00' }]);
});

test('E-03 a reason that cannot wait shows the number to call and blocks nothing', async () => {
  logInAs('patient', '7');
  renderScreen('?doctor=DOC-000042&reason=Chest+Pain');
  expect(screen.getByRole('link', { name: 'Call 108' }).getAttribute('href')).toBe('tel:108');
  await userEvent.click(slot('16:30'));
  expect(bookButton()).toHaveProperty('disabled', false);
});

test('E-02 a booked slot cannot be chosen and says why when tapped', async () => {
  renderScreen();
  // Collapsed until the user opens it.
  expect(screen.queryByRole('radio', { name: /^09:30/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '1 taken' }));
  const taken = slot('09:30, booked');
  expect(isClosed(taken)).toBe(true);
  await userEvent.click(taken);
  expect(taken).toHaveProperty('checked', false);
  expect(document.activeElement).toBe(taken);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'This slot is already booked. Please choose another.',
  );
  expect(bookButton()).toHaveProperty('disabled', true);
});

test('E-01 a day without a free slot says so and offers the next one', async () => {
  renderScreen();
  await userEvent.click(screen.getByRole('radio', { name: /24 November 2026, None available/ }));
  screen.getByText('No slots available for selected date');
  await userEvent.click(screen.getByRole('button', { name: 'Next available: Today 16:30' }));
  expect(bookButton().textContent).toBe('Book Today, 16:30');
});

test('E-04 logged out, booking leads to the login with the choice in the way back', async () => {
  renderScreen();
  await userEvent.click(screen.getByRole('radio', { name: /26 November 2026/ }));
  await userEvent.click(slot('14:00'));
  await userEvent.click(screen.getByRole('radio', { name: 'By video' }));
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  await userEvent.selectOptions(await screen.findByLabelText('Reason for the visit'), 'Chest Pain');
  expect(window.location.search).toContain('slot=14%3A00');
  await userEvent.click(bookButton());
  const [landed = '', state] = (await screen.findByText(/^at \/login/)).textContent?.split(' with ') ?? [];
  expect(JSON.parse(state ?? '')).toEqual({ doctor: 'Dr. Ananya Rao' });
  const returnTo = new URL(landed.slice(3), 'http://hams').searchParams.get('returnTo') ?? '';
  expect(Object.fromEntries(new URL(returnTo, 'http://hams').searchParams)).toEqual({
    doctor: 'DOC-000042',
    date: '2026-11-26',
    slot: '14:00',
    mode: 'Online',
    reason: 'Chest Pain',
  });
  expect(server.sentTo(book)).toEqual([]);
});

test('J-01 who has just signed up from a booking has it booked on arrival, once', async () => {
  logInAs('patient', '7');
  requestBookOnArrival();
  renderScreen('?doctor=DOC-000042&date=2026-11-26&slot=14%3A00');
  await screen.findByText('Appointment booked successfully!');
  expect(server.sentTo(book)).toMatchObject([{ date: '2026-11-26', slotNumber: '14:00' }]);
  expect(consumeBookOnArrival()).toBe(false);
});

test('E-04 the choice of a URL is still chosen, and said in one line', async () => {
  logInAs('patient', '7');
  renderScreen('?doctor=DOC-000042&date=2026-11-26&slot=14:00&mode=Online&payment=Paid&reason=Chest+Pain');
  expect(bookButton().textContent).toBe('Book Thu 26 Nov, 14:00');
  screen.getByText('By video · Chest Pain · ₹800, already paid');
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(await screen.findByLabelText('Reason for the visit')).toHaveProperty('value', 'Chest Pain');
  for (const name of ['14:00', 'By video', 'I’ve already paid']) {
    expect(slot(name)).toHaveProperty('checked', true);
  }
});

test('E-05 booked: says so, then leads to the dashboard after a second, with the appointment', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  logInAs('patient', '7');
  renderScreen('?doctor=DOC-000042&date=2026-11-26&slot=14:00');
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(bookButton());
  await screen.findByText('Appointment booked successfully!');
  expect(server.sentTo(book)).toEqual([
    {
      date: '2026-11-26',
      doctorId: 'DOC-000042',
      Hospital: 'Care Hospital',
      slotNumber: '14:00',
      reason: 'General Checkup',
      payStatus: 'Unpaid',
      consultStatus: 'Offline',
    },
  ]);
  expect(screen.queryByText(/^at/)).toBeNull();
  await vi.advanceTimersByTimeAsync(1000);
  await screen.findByText('at /dashboard with {"booked":"APT-000009"}');
});

test('E-05 a slot that was just taken: the sentence, the next free one, everything else kept', async () => {
  logInAs('patient', '7');
  server.answerOnce(book, () => {
    current = { today, days: [{ date: today, interval: 30, free: [], booked: ['09:30', '16:30'] }] };
    return problem(409, 'slot_taken', 'Taken', { nextFree: { date: '2026-11-26', slot: '09:00' } });
  });
  renderScreen('?doctor=DOC-000042&date=2026-11-23&slot=16:30&mode=Online');
  await userEvent.click(bookButton());
  await screen.findByText('This slot has already been booked. Please choose another.');
  await waitFor(() => expect(isClosed(slot(/^16:30/))).toBe(true));
  await userEvent.click(screen.getByRole('button', { name: 'Next available: Thu 26 Nov 09:00' }));
  expect(screen.getByRole('button', { name: /^Book/ }).textContent).toBe('Book Thu 26 Nov, 09:00');
  expect(slot('By video')).toHaveProperty('checked', true);
});

test('E-05 a lost answer: the retry carries the same key, even when the slot looks taken by then', async () => {
  logInAs('patient', '7');
  server.answerOnce(book, () => {
    current = { today, days: [{ date: today, interval: 30, free: [], booked: ['09:30', '16:30'] }] };
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  renderScreen('?doctor=DOC-000042&date=2026-11-23&slot=16:30');
  await userEvent.click(bookButton());
  await screen.findByText('Failed to book appointment. Please try again.');
  await waitFor(() => expect(isClosed(slot(/^16:30/))).toBe(true));
  await userEvent.click(bookButton());
  await waitFor(() => expect(bookingKeys()).toHaveLength(2));
  const [first, second] = bookingKeys();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
});

test('E-05 a refusal shows its own sentence, and the next attempt is a new one', async () => {
  logInAs('patient', '7');
  server.answerOnce(book, problem(409, 'patient_busy', 'You already have an appointment at this time.'));
  renderScreen('?doctor=DOC-000042&date=2026-11-23&slot=16:30');
  await userEvent.click(bookButton());
  await screen.findByText('You already have an appointment at this time.');
  await userEvent.click(bookButton());
  await waitFor(() => expect(new Set(bookingKeys()).size).toBe(2));
});

test.each(['day_request_limit', 'doctor_visit_limit', 'visit_limit'] as const)(
  'E-05 at the limit of open visits (%s): the sentence, and the way to one’s appointments',
  async (code) => {
    logInAs('patient', '7');
    server.answerOnce(book, problem(409, code, 'You have reached the limit.', { limit: 3 }));
    renderScreen('?doctor=DOC-000042&date=2026-11-23&slot=16:30');
    expect(screen.queryByRole('link', { name: 'Your Appointments' })).toBeNull();
    await userEvent.click(bookButton());
    await screen.findByText('You have reached the limit.');
    const way = screen.getByRole('link', { name: 'Your Appointments' });
    expect(way.getAttribute('href')).toBe('/dashboard/patient/appointments');
    expect(screen.queryByRole('button', { name: /^Next available/ })).toBeNull();
  },
);

test('E-05 where the phone has to be confirmed first: the sentence, the code in a dialog, and then the booking', async () => {
  logInAs('patient', '7');
  server.answerOnce(book, problem(409, 'phone_unproven', 'Please confirm your phone number.'));
  renderScreen('?doctor=DOC-000042&date=2026-11-23&slot=16:30');
  await userEvent.click(bookButton());
  await screen.findByText('Please confirm your phone number.');
  expect(screen.queryByRole('button', { name: /^Next available/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Confirm number' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm your phone number' });
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Send code' }));
  await userEvent.type(await within(dialog).findByLabelText('Code (OTP)'), '123456');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm number' }));
  await screen.findByText('Appointment booked successfully!');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.sentTo(book)).toHaveLength(2);
});

test('E-03 a doctor cannot book and reads why', () => {
  logInAs('doctor');
  renderScreen('?doctor=DOC-000042&date=2026-11-23&slot=16:30');
  expect(bookButton()).toHaveProperty('disabled', true);
  screen.getByText('You’re logged in as a doctor. Log in as a patient to book.');
});

test('E-02 a time of a visit of one’s own is marked, says so, and is never offered', async () => {
  logInAs('patient', '7');
  // 16:20 to 16:35 with another doctor: an overlap is enough.
  own = [
    patientAppointment({
      date: today,
      slot: '16:20',
      startsAt: '2026-11-23T10:50:00Z',
      endsAt: '2026-11-23T11:05:00Z',
    }),
  ];
  renderScreen();
  const busy = await screen.findByRole('radio', { name: '16:30, you already have an appointment' });
  await userEvent.click(busy);
  expect(busy).toHaveProperty('checked', false);
  screen.getByText('You already have an appointment at this time. Choose another time.');
  const offered = within(screen.getByRole('list', { name: 'Next available' }));
  expect(offered.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Thu 26 Nov 09:00',
    'Thu 26 Nov 14:00',
  ]);
});

test('E-10 E-05 whoever comes back to the time that they have just booked, or loads the page again meanwhile, reads that it is booked', async () => {
  logInAs('patient', '7');
  people = [{ patientId: 'PAT-000007', name: 'Asha Rao', relation: 'self', mayBook: true, mayRead: true }];
  const times = { startsAt: '2026-11-23T11:00:00Z', endsAt: '2026-11-23T11:30:00Z' };
  own = [patientAppointment({ date: today, slot: '16:30', ...times })];
  current = { today, days: [{ date: today, interval: 30, free: ['17:00'], booked: ['16:30'] }] };
  renderScreen('?doctor=DOC-000042&date=2026-11-23&slot=16:30');
  await screen.findByText('Booked: Today, 16:30.');
  const link = screen.getByRole('link', { name: 'View appointment' });
  expect(link.getAttribute('href')).toBe('/dashboard/patient/appointments/APT-000001');
  expect(screen.queryByText(/already been booked|already have an appointment/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Book/ })).toBeNull();
});

test.each([
  ['another doctor', { doctorId: 'DOC-000007' }],
  ['another start', { slot: '16:20' }],
])('E-10 a visit with %s is not this booking', async (_what, other) => {
  logInAs('patient', '7');
  const times = { startsAt: '2026-11-23T11:00:00Z', endsAt: '2026-11-23T11:30:00Z' };
  own = [patientAppointment({ date: today, slot: '16:30', ...times, ...other })];
  current = { today, days: [{ date: today, interval: 30, free: ['17:00'], booked: ['16:30'] }] };
  renderScreen('?doctor=DOC-000042&date=2026-11-23&slot=16:30');
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toMatch(/already have an appointment|booked/),
  );
  expect(screen.queryByText(/^Booked: /)).toBeNull();
});

test('J-05 a time at which the child has a visit names the child, and the refusal too; own times stay free', async () => {
  logInAs('patient', '7');
  const rights = { mayBook: true, mayRead: true };
  const arjun = { patientId: 'PAT-000002', name: 'Arjun Rao', relation: 'child' } as const;
  people = [
    { patientId: 'PAT-000007', name: 'Asha Rao', relation: 'self', ...rights },
    { ...arjun, ...rights },
  ];
  const times = { startsAt: '2026-11-23T10:50:00Z', endsAt: '2026-11-23T11:05:00Z' };
  own = [{ ...patientAppointment({ date: today, slot: '16:20', ...times }), patient: arjun }];
  server.answerOnce(book, problem(409, 'patient_busy', 'You already have an appointment at this time.'));
  renderScreen();
  expect(isClosed(await screen.findByRole('radio', { name: '16:30' }))).toBe(false);
  // The bar names the patient, even while the question is out of view.
  await screen.findByText('Me', { selector: 'strong' });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Booking for' }), 'Arjun Rao');
  screen.getByText('For Arjun Rao', { selector: 'strong' });
  await userEvent.click(
    await screen.findByRole('radio', { name: '16:30, Arjun Rao already has an appointment' }),
  );
  screen.getByText('Arjun Rao already has an appointment at this time. Choose another time.');
  await userEvent.click(screen.getByRole('radio', { name: /26 November 2026, 2 free/ }));
  await userEvent.click(await screen.findByRole('radio', { name: '09:00' }));
  await userEvent.click(bookButton());
  await waitFor(() => expect(server.sentTo(book)).toHaveLength(1));
  expect(server.sentTo(book)).toMatchObject([{ patientId: 'PAT-000002', slotNumber: '09:00' }]);
  await screen.findByText('Arjun Rao already has an appointment at this time. Choose another time.');
  // The next doctor's page is for the same person.
  cleanup();
  renderScreen();
  await screen.findByText('For Arjun Rao', { selector: 'strong' });
  expect(screen.queryByText(/You already have/)).toBeNull();
});

test('E-05 a slot that was refused is not offered again as the way out', async () => {
  logInAs('patient', '7');
  current = { today, days: [{ date: today, interval: 30, free: ['16:30'], booked: [] }] };
  server.answerOnce(book, problem(409, 'patient_busy', 'You already have an appointment at this time.'));
  renderScreen('?doctor=DOC-000042&date=2026-11-23&slot=16:30');
  await userEvent.click(bookButton());
  await screen.findByText('You already have an appointment at this time.');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Next available/ })).toBeNull());
});

test('E-09 what somebody needs there goes with the booking, and outlives a reload', async () => {
  logInAs('patient', '7');
  renderScreen('?doctor=DOC-000042&date=2026-11-26&slot=14:00');
  await userEvent.click(screen.getByText('Need any support at the visit?'));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Interpreter' }));
  await userEvent.selectOptions(screen.getByLabelText('Interpreter’s language'), 'Telugu');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Wheelchair' }));
  cleanup();
  renderScreen('?doctor=DOC-000042&date=2026-11-26&slot=14:00');
  await userEvent.click(bookButton());
  const needs = { choices: ['interpreter', 'wheelchair'], language: 'te', note: '' };
  await waitFor(() => expect(server.sentTo(book)).toEqual([expect.objectContaining({ needs })]));
});
