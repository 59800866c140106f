import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { consentVersion } from '#contract/video/consultations.ts';
import { problem } from '#web/testing/problem-response.ts';
import {
  announcements,
  cleanUpVisits,
  click,
  createOpenedMedia,
  FakeCall,
  now,
  openRoom,
  room,
  setUpVisits,
  title,
} from '#web/testing/screens/visit-room.tsx';
import { type FakeServer, fakeServer, lostNetwork } from '#web/testing/server.ts';
import { openMedia } from '#web/video/call/media/local-media.ts';
import { enterVisit } from '#web/video/room/enter-visit.ts';
import type { RoomEntry } from '#web/video/steps/device-check.tsx';

vi.mock('#web/video/room/enter-visit.ts', () => ({ enterVisit: vi.fn() }));
vi.mock(import('#web/video/call/media/local-media.ts'), async (original) => ({
  ...(await original()),
  openMedia: vi.fn(),
}));
vi.mock('#web/video/call/media/mic-level.ts', () => ({ watchMicLevel: () => () => {} }));

const theRoom = 'GET /consultations/:appointmentId';
const theConsent = 'POST /consultations/:appointmentId/consent';
let server: FakeServer;
let call: FakeCall;
const entrances: RoomEntry[] = [];

beforeEach(() => {
  setUpVisits();
  server = fakeServer({ [theRoom]: () => room('patient') });
  call = new FakeCall();
  entrances.length = 0;
  vi.mocked(enterVisit).mockImplementation((_, entrance) => {
    entrances.push(entrance);
    return call;
  });
});
afterEach(cleanUpVisits);

describe('F-12 whoever may not enter is told why, and what to do', () => {
  test.each([
    ['not_online', 'This visit is at the clinic', /booked as an in-person visit/],
    [
      'wrong_status',
      'There’s no video room for this visit right now',
      /is now Requested\. See its status under Your Appointments/,
    ],
    ['room_closed', 'This video room has closed', /call the clinic/],
    ['appointment_not_found', 'We couldn’t find this visit', /right account/],
  ] as const)('F-12 %s', async (code, heading, text) => {
    server.answers[theRoom] = problem(409, code, 'This can’t be done: the appointment is now Requested.');
    const { closed } = await openRoom(server, 'patient');
    await title(heading);
    screen.getByText(text);
    const way = screen.getByRole('link', { name: 'Your Appointments' });
    expect(way.getAttribute('href')).toBe('/dashboard/patient/appointments');
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(closed).toHaveBeenCalledOnce();
  });

  test('F-12 doctors are led to the appointment', async () => {
    server.answers[theRoom] = problem(409, 'room_closed', 'Closed.');
    await openRoom(server, 'doctor');
    await title('This video room has closed');
    screen.getByText(/still write the prescription/);
    const way = screen.getByRole('link', { name: 'Open appointment' });
    expect(way.getAttribute('href')).toBe('/dashboard/appointments/APT-000001');
  });

  test('F-12 too early: it counts down, and opens by itself', async () => {
    const opensAt = new Date(now + 5 * 60_000).toISOString();
    server.answers[theRoom] = problem(409, 'room_not_open', 'Not yet.', { opensAt });
    await openRoom(server, 'patient');
    await title('The room opens at 16:30');
    expect(screen.getByRole('timer').textContent).toMatch(/^[45]:\d\d$/);
    await vi.advanceTimersByTimeAsync(4 * 60_000);
    expect(screen.getByRole('timer').textContent).toMatch(/^[01]:\d\d$/);
    server.answers[theRoom] = () => room('patient');
    await vi.advanceTimersByTimeAsync(61_000);
    await title('Check your camera and microphone');
  });

  test('F-12 a lost network can be tried again', async () => {
    server.answers[theRoom] = lostNetwork;
    await openRoom(server, 'patient');
    await vi.advanceTimersByTimeAsync(5000);
    await title('We couldn’t open the video room.');
    server.answers[theRoom] = () => room('patient');
    await click('Try again');
    await title('Check your camera and microphone');
  });
});

describe("F-12 the patient's consent", () => {
  const asking = () => room('patient', { consent: null });
  const given = { at: '2026-11-26T10:55:30.000Z', version: consentVersion };

  test('F-12 is asked for once, before any device is opened', async () => {
    server.answers[theRoom] = asking;
    server.answers[theConsent] = given;
    await openRoom(server, 'patient');
    await title('Before you talk to Dr. Ananya Rao');
    screen.getByText(/Call 108/);
    screen.getByText('Nothing is recorded.');
    expect(openMedia).not.toHaveBeenCalled();
    await click('I agree');
    await title('Check your camera and microphone');
    expect(server.sentTo(theConsent)).toEqual([{ version: consentVersion }]);
  });

  test('F-12 not now leads out', async () => {
    server.answers[theRoom] = asking;
    const { closed } = await openRoom(server, 'patient');
    await click('Not now');
    expect(closed).toHaveBeenCalledOnce();
    expect(server.sentTo(theConsent)).toEqual([]);
  });

  test('F-12 what could not be stored can be given again', async () => {
    server.answers[theRoom] = asking;
    server.answers[theConsent] = lostNetwork;
    await openRoom(server, 'patient');
    await click('I agree');
    await screen.findByText('We couldn’t save your consent. Please try again.');
    server.answers[theConsent] = given;
    await click('I agree');
    await title('Check your camera and microphone');
  });

  test('F-12 an older text is asked again, and a doctor never', async () => {
    const old = { at: '2026-01-01T00:00:00.000Z', version: '2025-01' };
    server.answers[theRoom] = () => room('patient', { consent: old });
    await openRoom(server, 'patient');
    await title('Before you talk to Dr. Ananya Rao');
    cleanup();
    server.answers[theRoom] = () => room('doctor', { consent: null });
    await openRoom(server, 'doctor');
    await title('Check your camera and microphone');
  });
});

describe('F-12 the device check', () => {
  test.each([
    [{ camera: 'denied' }, /camera is blocked/, /can hear you but not see you/],
    [{ camera: 'missing' }, /couldn’t find a camera/, /can hear you/],
    [{ microphone: 'busy' }, /microphone is being used by another app/, /can see you but not hear you/],
    [{ camera: 'denied', microphone: 'denied' }, /camera and microphone are blocked/, /use the chat/],
    [{ camera: 'insecure', microphone: 'insecure' }, /starts with https/, /use the chat/],
  ] as const)('F-12 %o is explained, and the way in stays open', async (trouble, why, rest) => {
    vi.mocked(openMedia).mockImplementation(async () => createOpenedMedia(trouble));
    await openRoom(server, 'patient');
    const words = within(await screen.findByRole('alert'));
    words.getByText(why);
    words.getByText(rest);
    await click('Enter the waiting room');
    await title('You’re the first to arrive');
    expect(entrances[0]?.media.camera === null).toBe('camera' in trouble);
  });

  test('F-12 after allowing it, it is tried again', async () => {
    vi.mocked(openMedia).mockImplementationOnce(async () => createOpenedMedia({ camera: 'denied' }));
    await openRoom(server, 'patient');
    await click('Try again');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(openMedia).toHaveBeenCalledTimes(2);
  });

  test('F-12 what is switched off at the door stays off', async () => {
    await openRoom(server, 'patient');
    const camera = await screen.findByRole('button', { name: 'Camera' });
    expect(camera.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(camera);
    expect(camera.getAttribute('aria-pressed')).toBe('false');
    await click('Enter the waiting room');
    expect(entrances).toMatchObject([{ camera: false, microphone: true }]);
  });

  test('F-12 whoever leaves before entering leaves no camera on; whoever enters takes it along', async () => {
    const first = createOpenedMedia();
    vi.mocked(openMedia).mockImplementationOnce(async () => first);
    const { closed } = await openRoom(server, 'patient');
    await screen.findByRole('button', { name: 'Camera' });
    await click('Close');
    expect(closed).toHaveBeenCalledOnce();
    expect(first.media.camera?.stop).toHaveBeenCalledOnce();
    cleanup();

    await openRoom(server, 'patient');
    await screen.findByRole('button', { name: 'Camera' });
    await click('Enter the waiting room');
    expect(entrances[0]?.media.camera?.stop).not.toHaveBeenCalled();
  });
});

describe('F-12 the waiting room', () => {
  beforeEach(async () => {
    await openRoom(server, 'patient');
    await click('Enter the waiting room');
    await title('You’re the first to arrive');
  });

  test('F-12 says who is there and how long it takes, and the call begins by itself', async () => {
    expect(screen.getByRole('timer').textContent).toMatch(/^[45]:\d\d$/);
    screen.getByText(/The call starts automatically at 16:30/);
    call.become({ other: { present: true, microphone: false, camera: false, sharing: false } });
    await title('The doctor is here');
    expect(announcements()).toContain('Dr. Ananya Rao is here.');
    call.connect();
    screen.getByRole('region', { name: 'Video call with Dr. Ananya Rao' });
    expect(announcements()).toContain('You’re connected to Dr. Ananya Rao.');
  });

  test('F-12 says when the doctor is late, and when the line is gone', async () => {
    await vi.advanceTimersByTimeAsync(6 * 60_000);
    screen.getByText(/was due to start at 16:30\. Dr\. Ananya Rao hasn’t joined yet/);
    call.become({ signalling: 'lost' });
    screen.getByText(/lost your connection to HAMS/);
  });

  test('F-12 leaving it ends the call', async () => {
    await click('Leave');
    await waitFor(() => expect(call.end).toHaveBeenCalled());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
