import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import { patientAppointment } from '#web/testing/appointments/sample-appointments.ts';
import { Toasts } from '#web/ui/toasts/toasts.tsx';
import { MeetButton } from '../meet-button.tsx';
import { JoinButton, WaitingRoomButton } from './join-buttons.tsx';

/** A visit from 16:30 to 17:00 in India. */
const startsAt = Date.parse('2026-11-26T11:00:00Z');
const ownRoom = 'hams-AAAAAAAAAAAAAAAAAAAA_-';
const appointment = patientAppointment({ date: '2026-11-26', appStatus: 'Confirmed', meetLink: ownRoom });
const minutes = (count: number) => count * 60_000;
const later = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

let entered: string[];
const onJoin = (appointmentId: string) => void entered.push(appointmentId);
const showPatient = (more: Partial<PatientAppointment> = {}) =>
  render(
    <>
      <JoinButton appointment={{ ...appointment, ...more }} onJoin={onJoin} />
      <WaitingRoomButton appointment={{ ...appointment, ...more }} onJoin={onJoin} />
      <Toasts />
    </>,
  );
const join = () => screen.getByRole('button', { name: /^Join Video Call/ });
const waitingRoom = () => screen.queryByRole('button', { name: /^Join waiting room/ });

beforeEach(() => {
  entered = [];
  vi.useFakeTimers({ now: startsAt });
});
/** The states of a button in steps of two minutes around the visit, each with the minute it begins. */
function listStates(state: () => string): string[] {
  const seen: [minute: number, state: string][] = [];
  for (let minute = -14; minute <= 92; minute += 2) {
    if (seen.at(-1)?.[1] !== state()) seen.push([minute, state()]);
    later(minutes(2));
  }
  return seen.map(([minute, what]) => `${minute}: ${what}`);
}
const readState = (button: HTMLElement) => (button.getAttribute('aria-disabled') ? button.title : 'open');

test('F-11 the patient’s way in: shut, the waiting room, open, shut', () => {
  vi.setSystemTime(startsAt - minutes(14));
  showPatient();
  expect(listStates(() => readState(join()) + (waitingRoom() ? ' or wait' : ''))).toEqual([
    '-14: You can join from Today, 16:30.',
    '-10: You can join from Today, 16:30. or wait',
    '0: open',
    '90: The video room closed an hour after the visit ended.',
  ]);
});

test('G-04 the doctor’s way in: shut, open from the waiting room on, shut', () => {
  vi.setSystemTime(startsAt - minutes(14));
  render(<MeetButton appointment={appointment} onJoin={onJoin} />);
  expect(listStates(() => readState(screen.getByRole('button', { name: 'Join Meet' })))).toEqual([
    '-14: The video room opens 10 minutes before the start: Today, 16:20.',
    '-10: open',
    '90: The video room closed an hour after the visit ended.',
  ]);
});

test('F-11 to the second, on the same button, so that the keyboard stays where it is', () => {
  vi.setSystemTime(startsAt - minutes(3));
  showPatient();
  const button = join();
  later(minutes(3) - 1000);
  expect(readState(button)).toBe('You can join from Today, 16:30.');
  later(1000);
  expect([readState(button), button.textContent]).toEqual(['open', 'Join Video Call']);
  expect(join()).toBe(button);
  fireEvent.click(button);
  expect(entered).toEqual(['APT-000001']);
});

test('F-11 a phone that slept over the start notices it within half a minute of waking', () => {
  vi.setSystemTime(startsAt - minutes(9));
  showPatient();
  // The clock went on while timers were suspended.
  vi.setSystemTime(startsAt + minutes(5));
  later(30_000);
  expect(readState(join())).toBe('open');
});

test('F-11 in the ten minutes before, the waiting room opens', () => {
  vi.setSystemTime(startsAt - minutes(9));
  showPatient();
  fireEvent.click(waitingRoom() as HTMLElement);
  fireEvent.click(join());
  expect(entered).toEqual(['APT-000001']);
});

test.each([
  ['in the clinic', { consultStatus: 'Offline' } as const],
  ['without a link', { meetLink: null }],
  ['that was not accepted yet', { appStatus: 'Requested', meetLink: null } as const],
])('F-11 no waiting room for a visit %s', (_, more) => {
  vi.setSystemTime(startsAt - minutes(5));
  showPatient(more);
  expect(join().getAttribute('aria-disabled')).toBe('true');
  expect(waitingRoom()).toBeNull();
});

test.each([
  [null, 'Invalid or missing Meet link for this appointment.'],
  ['Link', 'Invalid or missing Meet link for this appointment.'],
  ['https://example.org/Room', 'Invalid or missing Meet link for this appointment.'],
  ['https://meet.jit.si/', 'Invalid meet link format.'],
])('F-11 with the link %j: %s', async (meetLink, alert) => {
  showPatient({ meetLink });
  fireEvent.click(join());
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('alert', { hidden: true }).textContent).toBe(alert);
  expect(entered).toEqual([]);
});

test.each([ownRoom, 'https://meet.jit.si/HAMS_1'])('F-11 with the link %s the room opens', (meetLink) => {
  showPatient({ meetLink });
  fireEvent.click(join());
  expect(entered).toEqual(['APT-000001']);
});

test('F-11 an installation with a Jitsi host of its own knows its own links', () => {
  document.documentElement.dataset.meetingHost = 'video.clinic.in';
  try {
    showPatient({ meetLink: 'https://video.clinic.in/Room' });
    fireEvent.click(join());
    expect(entered).toEqual(['APT-000001']);
  } finally {
    delete document.documentElement.dataset.meetingHost;
  }
});
