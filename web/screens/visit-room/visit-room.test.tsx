import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getToastText } from '#web/testing/dialogs.ts';
import { problem } from '#web/testing/problem-response.ts';
import {
  announcements,
  cleanUpVisits,
  click,
  FakeCall,
  now,
  openRoom,
  room,
  setUpVisits,
  title,
} from '#web/testing/screens/visit-room.tsx';
import { type FakeServer, fakeServer } from '#web/testing/server.ts';
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

const dialog = () => screen.getByRole('dialog', { name: 'Consultation Video Call' });

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

async function inCall() {
  const opening = await openRoom(server, 'patient');
  await click('Enter the waiting room');
  await title('You’re the first to arrive');
  call.connect();
  return opening;
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('F-12 the call', () => {
  test('F-12 the modal is named, and its buttons say what is on', async () => {
    await inCall();
    expect(dialog().textContent).toContain('Good connection');
    expect(within(dialog()).getByRole('timer').textContent).toMatch(/^0:\d\d$/);
    for (const [name, verb] of [
      ['Mic', call.setMicrophone],
      ['Camera', call.setCamera],
    ] as const) {
      expect(button(name).getAttribute('aria-pressed')).toBe('true');
      await click(name);
      expect(verb).toHaveBeenCalledWith(false);
      expect(button(name).getAttribute('aria-pressed')).toBe('false');
    }
    expect(announcements()).toContain('Your microphone is off.');
    button('End Call');
  });

  test('F-12 a camera that does not come on says why', async () => {
    await inCall();
    call.become({ camera: false });
    call.setCamera.mockImplementation(() => {});
    await click('Camera');
    await vi.advanceTimersByTimeAsync(5000);
    expect(await getToastText()).toMatch(/camera is being used by another app/);
    const query = async () => ({ state: 'denied' });
    vi.stubGlobal('navigator', { ...navigator, permissions: { query } });
    await click('Camera');
    await vi.advanceTimersByTimeAsync(5000);
    expect(await getToastText()).toMatch(/camera is blocked/);
  });

  test('F-12 the screen can be shared where the browser can', async () => {
    await inCall();
    expect(screen.queryByRole('button', { name: 'Share screen' })).toBeNull();
    vi.stubGlobal('navigator', { ...navigator, mediaDevices: { getDisplayMedia: () => {} } });
    call.become({ quality: 'weak' });
    await click('Share screen');
    expect(call.share).toHaveBeenCalledWith(true);
  });

  test('F-12 what happens is seen and heard', async () => {
    await inCall();
    const other = { present: true, microphone: false, camera: false, sharing: false };
    call.become({ other });
    screen.getByText('Dr. Ananya Rao is muted');
    screen.getByText('Dr. Ananya Rao’s camera is off');
    expect(announcements()).toMatch(/Dr\. Ananya Rao is muted\..*turned their camera off/);
    call.become({ audioOnly: true });
    expect(screen.getAllByText(/paused your camera/)).not.toEqual([]);
    call.become({ phase: 'reconnecting' });
    screen.getByText('Connection lost. Reconnecting…');
    call.become({ phase: 'connected' });
    expect(announcements()).toContain('Reconnected.');
    call.become({ phase: 'waiting', other: { ...other, present: false } });
    screen.getByText('Dr. Ananya Rao has left the call');
    expect(announcements()).toContain('Dr. Ananya Rao has left.');
  });

  test('F-12 the chat counts what nobody has looked at, and keeps what could not be sent', async () => {
    await inCall();
    const message = (id: string, mine: boolean, text: string) => ({ id, mine, text, at: now });
    call.become({ messages: [message('1', false, 'Can you hear me?'), message('2', true, 'Yes')] });
    expect(button(/^Chat/).textContent).toBe('Chat1 unread');
    expect(announcements()).toContain('Dr. Ananya Rao writes: Can you hear me?');
    await click(/^Chat/);
    expect(document.activeElement).toBe(await title('Chat with Dr. Ananya Rao'));
    expect(button(/^Chat/).textContent).toBe('Chat');
    screen.getByText('Can you hear me?');

    call.hears = false;
    const field = screen.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'Amlodipine{Enter}');
    screen.getByText(/Not sent/);
    expect(field).toHaveProperty('value', 'Amlodipine');
    call.hears = true;
    await click('Send');
    expect(call.say).toHaveBeenLastCalledWith('Amlodipine');
    expect(field).toHaveProperty('value', '');

    await userEvent.type(field, 'kept');
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(button(/^Chat/));
    await click(/^Chat/);
    expect(field).toHaveProperty('value', 'kept');
  });

  test('F-12 sound that the browser holds back can be turned on', async () => {
    const notAllowed = Object.assign(new Error(), { name: 'NotAllowedError' });
    const play = vi.fn<() => Promise<void>>().mockRejectedValue(notAllowed);
    HTMLMediaElement.prototype.play = play;
    await inCall();
    const turnOn = await screen.findByRole('button', { name: 'Turn on sound' });
    play.mockResolvedValue();
    await userEvent.click(turnOn);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Turn on sound' })).toBeNull());
  });
});

describe('F-12 leaving', () => {
  test('F-12 a click outside does nothing; Escape and the cross ask', async () => {
    const { closed } = await inCall();
    await userEvent.click(dialog());
    expect(screen.queryByRole('dialog', { name: 'Leave the video call?' })).toBeNull();
    button('Mic').focus(); // jsdom's dialogs do not move the focus
    for (const slip of [() => userEvent.keyboard('{Escape}'), () => click('Close')]) {
      await slip();
      screen.getByText(/Dr\. Ananya Rao will stay\. You can come back until 18:00/);
      await click('Stay');
    }
    fireEvent(dialog(), new Event('cancel', { cancelable: true }));
    await click('Stay');
    expect(call.end).not.toHaveBeenCalled();
    expect(closed).not.toHaveBeenCalled();
    await click('Close');
    await click('Leave');
    expect(call.end).toHaveBeenCalled();
    expect(closed).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(button('Join'));
  });

  test('F-12 End Call ends it for oneself and says what comes next; the way back opens a fresh room', async () => {
    server.answers['GET /Appointments/detail'] = () =>
      Response.json({ appointmentDetails: { doctorId: 'DOC-000042', status: 'Confirmed' } });
    const { closed } = await inCall();
    await click('End Call');
    expect(call.end).toHaveBeenCalledOnce();
    await title('You have left the call');
    screen.getByText(/If Dr\. Ananya Rao writes a prescription/);
    const review = await screen.findByRole('link', { name: 'Review Dr. Ananya Rao' });
    expect(review.getAttribute('href')).toBe('/dashboard/patient/reviews?doctor=DOC-000042');

    call = new FakeCall();
    await click('Rejoin call');
    await title('Check your camera and microphone');
    expect(server.sentTo(theRoom)).toHaveLength(2);
    expect(server.sentTo(theConsent)).toEqual([]);
    await click('Enter the waiting room');
    call.connect();
    await click('End Call');
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(closed).toHaveBeenCalledOnce();
  });

  test('F-12 a prescription written meanwhile is shown', async () => {
    let prescriptionDetails: object | null = null;
    server.answers['GET /Appointments/detail'] = () =>
      Response.json({ appointmentDetails: { doctorId: 'DOC-000042', prescriptionDetails } });
    await inCall();
    await click('End Call');
    await screen.findByText(/If Dr\. Ananya Rao writes/);
    prescriptionDetails = { version: 1 };
    await vi.advanceTimersByTimeAsync(21_000);
    await screen.findByRole('button', { name: 'View prescription' });
  });

  test('F-12 completed by the doctor, who has left: the visit’s end and the prescription, not "has left"', async () => {
    let status = 'Confirmed';
    server.answers['GET /Appointments/detail'] = () =>
      Response.json({
        appointmentDetails: { doctorId: 'DOC-000042', status, prescriptionDetails: { version: 1 } },
      });
    await inCall();
    status = 'Completed';
    const absent = { present: false, microphone: false, camera: false, sharing: false };
    call.become({ phase: 'reconnecting', other: absent });
    await title('Your visit is completed');
    screen.getByText('Dr. Ananya Rao has ended the visit.');
    button('View prescription');
    expect(screen.queryByRole('button', { name: 'Rejoin call' })).toBeNull();
    expect(call.end).toHaveBeenCalled();
  });

  test('F-12 completed while both still talk: the call goes on', async () => {
    let status = 'Confirmed';
    server.answers['GET /Appointments/detail'] = () =>
      Response.json({ appointmentDetails: { doctorId: 'DOC-000042', status } });
    await inCall();
    status = 'Completed';
    call.become({ microphone: false });
    button('End Call');
    expect(call.end).not.toHaveBeenCalled();
  });

  test('F-12 a room that closed meanwhile says so on the way back', async () => {
    await inCall();
    await click('End Call');
    server.answers[theRoom] = problem(409, 'room_closed', 'Closed.');
    await click('Rejoin call');
    await title('This video room has closed');
  });

  test('F-12 the same person elsewhere has the call; the room may close over it', async () => {
    await inCall();
    call.become({ phase: 'replaced' });
    await title('You’ve joined this visit somewhere else');
    button('Continue here');
    call.become({ phase: 'closed' });
    await title('The video room has closed');
    await vi.advanceTimersByTimeAsync(2 * 60 * 60_000);
    expect(screen.queryByRole('button', { name: 'Rejoin call' })).toBeNull();
  });
});

test('H-38 where a Jitsi host carries the visit it begins at its start, and ends like any other', async () => {
  window.JitsiMeetExternalAPI = class {
    addListener() {}
    dispose() {}
  };
  const provider = { kind: 'jitsi', host: 'meet.clinic.example', room: 'HAMS_Meeting_1234' } as const;
  server.answers[theRoom] = () => room('patient', { provider });
  await openRoom(server, 'patient');
  await title('Your visit with Dr. Ananya Rao');
  screen.getByText(/runs on meet\.clinic\.example/);
  expect(openMedia).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(6 * 60_000);
  await click('End Call');
  await title('You have left the call');
  button('Rejoin call');
  delete window.JitsiMeetExternalAPI;
});
