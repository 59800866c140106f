import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppointmentDetail } from '#contract/appointments/appointment-lists.ts';
import { doctorAppointment } from '#web/testing/appointments/sample-appointments.ts';
import { problem } from '#web/testing/problem-response.ts';
import {
  cleanUpVisits,
  click,
  FakeCall,
  openRoom,
  room,
  setUpVisits,
} from '#web/testing/screens/visit-room.tsx';
import { type FakeServer, fakeServer, lostNetwork } from '#web/testing/server.ts';
import { leftVisits } from '#web/video/left-visits.ts';
import { enterVisit } from '#web/video/room/enter-visit.ts';

vi.mock('#web/video/room/enter-visit.ts', () => ({ enterVisit: vi.fn() }));
vi.mock(import('#web/video/call/media/local-media.ts'), async (original) => ({
  ...(await original()),
  openMedia: vi.fn(),
}));
vi.mock('#web/video/call/media/mic-level.ts', () => ({ watchMicLevel: () => () => {} }));

const theRoom = 'GET /consultations/:appointmentId';
const update = 'PUT /appointments/update-status/:appointmentId';
let server: FakeServer;
let call: FakeCall;
let details: Partial<AppointmentDetail['appointmentDetails']>;

const patientDetails = {
  patientId: 'PAT-000007',
  name: 'Asha Menon',
  email: '',
  gender: 'Female',
  contact: '9000000007',
  age: 36,
  address: '',
  photo: { url: null },
};
const earlier = {
  appointmentId: 'APT-000000',
  date: '2026-09-20',
  time: '10:30',
  reason: 'Palpitations',
  type: 'Offline',
  status: 'Completed',
};
const medicine = {
  strength: '5 mg',
  form: 'Tablet',
  dose: '',
  frequency: '',
  duration: '',
  instructions: '',
};
const prescription = {
  version: 1,
  writtenAt: '2026-09-20T05:30:00Z',
  text: 'x',
  plain: false,
  complaints: '',
  diagnosis: 'Hypertension',
  medicines: [{ name: 'Amlodipine', ...medicine }],
  advice: '',
  followUpDate: null,
  earlier: [],
};

const panel = () => within(screen.getByRole('region', { name: 'Patient and prescription' }));
const complaints = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Complaints', hidden: true });

const write = (text: string) => fireEvent.change(complaints(), { target: { value: text } });

async function inCall() {
  const opening = await openRoom(server, 'doctor');
  await click('Enter the waiting room');
  await screen.findByRole('heading', { level: 3, name: 'You’re the first to arrive' });
  call.connect();
  await click('Patient');
  await panel().findByText('Chest Pain');
  return opening;
}

beforeEach(() => {
  setUpVisits();
  call = new FakeCall();
  vi.mocked(enterVisit).mockImplementation(() => call);
  details = {
    reason: 'Chest Pain',
    status: 'Confirmed',
    allowedActions: ['complete'],
    prescriptionDetails: null,
    followUp: false,
  };
  server = fakeServer({
    [theRoom]: () => room('doctor'),
    'GET /Appointments/detail': () =>
      Response.json({
        appointmentDetails: { appointmentId: 'APT-000001', fee: 900, payment: null, ...details },
        patientDetails,
        previousAppointments: [earlier],
      }),
    'GET /appointments/APT-000000/prescription': Response.json({ prescription }),
    [update]: () => {
      details = { ...details, status: 'Completed', allowedActions: [] };
      const appointment = doctorAppointment({ appStatus: 'Completed' });
      return { message: 'Appointment updated', ...appointment, appointment };
    },
  });
});
afterEach(cleanUpVisits);

test('G-05 beside the picture stand the patient, the reason, and earlier visits with their prescriptions', async () => {
  await inCall();
  panel().getByText(/36 years · Female/);
  panel().getByText('Asha Menon agreed to the video consultation at 16:22.');
  await userEvent.click(panel().getByText('Palpitations'));
  await panel().findByText('Amlodipine');
  panel().getByText('Hypertension');
});

test('G-05 the doctor sees when the patient agrees', async () => {
  server.answers[theRoom] = () => room('doctor', { consent: null });
  await inCall();
  panel().getByText('Asha Menon hasn’t agreed to the video consultation yet.');
  server.answers[theRoom] = () => room('doctor');
  await vi.advanceTimersByTimeAsync(11_000);
  await panel().findByText(/agreed to the video consultation at/);
});

test('G-05 what is written survives closing the panel and a broken line', async () => {
  await inCall();
  write('Chest pain since Monday');
  fireEvent.keyDown(complaints(), { key: 'Escape' });
  expect(screen.queryByRole('region', { name: 'Patient and prescription' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Patient' }));
  call.become({ phase: 'reconnecting' });
  call.become({ phase: 'connected' });
  await click('Patient');
  expect(complaints().value).toBe('Chest pain since Monday');
});

test('G-05 what is written survives the end of the call and the way back', async () => {
  await inCall();
  write('Chest pain since Monday');
  await click('End Call');
  await screen.findByText(/This visit is still open/);
  expect(complaints().value).toBe('Chest pain since Monday');

  call = new FakeCall();
  await click('Rejoin call');
  await click('Enter the waiting room');
  call.connect();
  expect(complaints().value).toBe('Chest pain since Monday');
});

test('G-05 after the call one button leads to the prescription', async () => {
  await openRoom(server, 'doctor');
  await click('Enter the waiting room');
  call.connect();
  await click('End Call');
  expect(leftVisits.current()).toEqual(['APT-000001']);
  await click('Done & prescription');
  const line = screen.getByRole('combobox', { name: 'Add a medicine' });
  await waitFor(() => expect(document.activeElement).toBe(line));
});

test('G-05 saving the prescription completes the visit, once; then it can be corrected', async () => {
  const { closed } = await inCall();
  write('Chest pain');
  expect(panel().queryByRole('button', { name: 'Complete without a prescription' })).toBeNull();
  await click('Save prescription');
  await waitFor(() => expect(server.sentTo(update)).toHaveLength(1));
  expect(server.sentTo(update)).toMatchObject([
    { appStatus: 'Completed', prescription: { complaints: 'Chest pain', medicines: [] } },
  ]);
  await panel().findByRole('button', { name: 'Write prescription' });
  // The call continues; only its end closes the room, and nothing is unsaved.
  expect(call.state().phase).toBe('connected');
  await click('End Call');
  await screen.findByText(/This visit is complete/);
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect(closed).toHaveBeenCalledOnce();
});

test('G-05 a visit can be completed without a prescription', async () => {
  await inCall();
  await click('Complete without a prescription');
  await waitFor(() => expect(server.sentTo(update)).toEqual([{ appStatus: 'Completed' }]));
});

test.each([
  [() => problem(409, 'wrong_status', 'It is Cancelled now.'), /no longer be changed/],
  [lostNetwork, /connection/i],
])('G-05 what could not be saved is still there', async (answer, why) => {
  await inCall();
  server.answers[update] = () => {
    details = { ...details, allowedActions: [] };
    return answer();
  };
  write('Chest pain');
  await click('Save prescription');
  expect((await panel().findByRole('alert')).textContent).toMatch(why);
  expect(complaints().value).toBe('Chest pain');
});

test('G-05 leaving with something unsaved ends the call, and asks before it is lost', async () => {
  const { closed } = await inCall();
  write('Chest pain');
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await click('Leave');
  expect(call.end).toHaveBeenCalled();
  await screen.findByRole('heading', { level: 3, name: 'You have left the call' });
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(closed).not.toHaveBeenCalled();
  await click('Discard');
  expect(closed).toHaveBeenCalledOnce();
});

test('G-05 a file that could not be loaded can be asked for again', async () => {
  server.answers['GET /Appointments/detail'] = problem(503, 'unavailable', 'In a moment.');
  await openRoom(server, 'doctor');
  await click('Enter the waiting room');
  await click('Patient and prescription');
  await panel().findByText('We couldn’t load the patient’s details.');
  delete server.answers['GET /Appointments/detail'];
  await userEvent.click(panel().getByRole('button', { name: 'Try again' }));
  await panel().findByText('Chest Pain');
});
