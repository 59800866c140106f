// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openAppointments, standInForDialogs, toastText, VisitServer, visit } from './test-visits.tsx';

// What happens in the room its own tests show; here it counts which room is opened, and that it closes.
vi.mock('./visit-room.tsx', () => ({
  VisitRoom: ({ appointmentId, onClose }: { appointmentId: string; onClose: () => void }) => (
    <div role="dialog" aria-label={`Room of ${appointmentId}`}>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  ),
}));

/** A visit from 16:30 to 17:00 in India. */
const startsAt = Date.parse('2026-11-26T11:00:00Z');
const times = { date: '2026-11-26', startsAt: '2026-11-26T11:00:00Z', endsAt: '2026-11-26T11:30:00Z' };
const ownRoom = 'hams-AAAAAAAAAAAAAAAAAAAA_-';
const minutes = (count: number) => count * 60_000;
const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

let server: VisitServer;
const join = () => screen.findByRole('button', { name: 'Join Video Call' });
const waitingRoom = () => screen.queryByRole('button', { name: 'Open the waiting room' });
const room = () => screen.queryByRole('dialog', { name: /^Room of/ })?.getAttribute('aria-label');
const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

beforeEach(() => {
  server = new VisitServer();
  server.visits = [visit({ ...times, meetLink: ownRoom })];
  standInForDialogs();
  vi.useFakeTimers({ shouldAdvanceTime: true, now: startsAt });
});
afterEach(() => {
  act(() => void vi.advanceTimersByTime(10_000)); // toasts outlive the screen that showed them
  cleanup();
  vi.useRealTimers();
});

describe('F-11 joining', () => {
  test.each([
    [null, 'Invalid or missing Meet link for this appointment.'],
    ['Link', 'Invalid or missing Meet link for this appointment.'],
    ['https://example.org/Room', 'Invalid or missing Meet link for this appointment.'],
    ['https://meet.jit.si/', 'Invalid meet link format.'],
  ])('F-11 with the link %j: %s', async (meetLink, alert) => {
    server.visits = [visit({ ...times, meetLink })];
    openAppointments(server);
    await user.click(await join());
    expect(await toastText()).toBe(alert);
    expect(room()).toBeUndefined();
  });

  test.each([ownRoom, 'https://meet.jit.si/HAMS_1'])(
    'F-11 with the link %s the room opens',
    async (meetLink) => {
      server.visits = [visit({ ...times, meetLink })];
      openAppointments(server);
      await user.click(await join());
      await vi.waitFor(() => expect(room()).toBe('Room of APT-000001'));
    },
  );

  test('F-11 an installation with a Jitsi host of its own knows its own links', async () => {
    document.documentElement.dataset.meetingHost = 'video.clinic.in';
    try {
      server.visits = [visit({ ...times, meetLink: 'https://video.clinic.in/' })];
      openAppointments(server);
      await user.click(await join());
      expect(await toastText()).toBe('Invalid meet link format.');
    } finally {
      delete document.documentElement.dataset.meetingHost;
    }
  });

  test.each(['2026-11-25T19:00:00Z', '2026-11-25T23:59:00Z'])(
    'F-11 at 00:30 and 05:29 in India (%s) today is the clinic’s today',
    async (now) => {
      vi.setSystemTime(now);
      openAppointments(server);
      const card = await screen.findByRole('article');
      expect(card.textContent).toContain('Today, 26 Nov 2026');
      within(card).getByRole('button', { description: 'You cannot join before the start: Today, 16:30.' });
    },
  );

  test('F-11 a visit asked to be moved can be joined as long as it stands', async () => {
    server.visits = [visit({ ...times, meetLink: ownRoom, appStatus: 'Request for Rescheduling' })];
    openAppointments(server);
    await user.click(await join());
    await vi.waitFor(() => expect(room()).toBe('Room of APT-000001'));
  });
});

describe('F-11 the way in changes by itself with the time', () => {
  test('F-11 in steps of two minutes: shut, the waiting room, open, shut', async () => {
    vi.setSystemTime(startsAt - minutes(14));
    openAppointments(server);
    const seen: string[] = [];
    for (let passed = -14; passed <= 92; passed += 2) {
      const button = await join();
      const state = button.getAttribute('aria-disabled') ? button.title : 'open';
      const both = waitingRoom() ? `${state} or wait` : state;
      if (seen.at(-1)?.endsWith(both) !== true) seen.push(`${passed}: ${both}`);
      await later(minutes(2));
    }
    expect(seen).toEqual([
      '-14: You cannot join before the start: Today, 16:30.',
      '-10: You cannot join before the start: Today, 16:30. or wait',
      '0: open',
      '90: The video room closed an hour after the end of the visit.',
    ]);
  });

  test('F-11 to the second, also when the clock was far from the start at first', async () => {
    vi.setSystemTime(startsAt - minutes(3));
    openAppointments(server);
    const button = await join();
    await later(startsAt - Date.now() - 1000);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await later(startsAt - Date.now());
    expect(button.getAttribute('aria-disabled')).toBeNull();
    expect(button.textContent).toBe('Join Video Call');
    // It is the same button, so that the keyboard stays where it is.
    expect(await join()).toBe(button);
  });

  test('F-11 from the waiting room on: camera and sound can be tried before the start', async () => {
    vi.setSystemTime(startsAt - minutes(9));
    openAppointments(server);
    await join();
    await user.click(waitingRoom() as HTMLElement);
    await vi.waitFor(() => expect(room()).toBe('Room of APT-000001'));
  });

  test.each([
    ['in the clinic', { consultStatus: 'Offline' }],
    ['without a link', { meetLink: null }],
    ['not accepted yet', { appStatus: 'Requested', meetLink: null } as const],
  ])('F-11 no waiting room for a visit %s', async (_, more) => {
    vi.setSystemTime(startsAt - minutes(5));
    server.visits = [visit({ ...times, meetLink: ownRoom, ...more })];
    openAppointments(server);
    expect((await join()).getAttribute('aria-disabled')).toBe('true');
    expect(waitingRoom()).toBeNull();
  });
});

describe('F-12 the address says which room is open', () => {
  test('F-12 entering writes it, leaving takes it away, and nothing else of the address changes', async () => {
    const router = openAppointments(server, '/dashboard/patient/appointments?x=1');
    await user.click(await join());
    await vi.waitFor(() => expect(room()).toBe('Room of APT-000001'));
    expect(router.state.location.search).toBe('?x=1&room=APT-000001');
    expect(router.state.historyAction).toBe('REPLACE');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(room()).toBeUndefined();
    expect(router.state.location.search).toBe('?x=1');
  });

  test('F-12 a reload leads back into the room, also when the visit has left the list meanwhile', async () => {
    server.visits = [];
    openAppointments(server, '/dashboard/patient/appointments?room=APT-000007');
    await vi.waitFor(() => expect(room()).toBe('Room of APT-000007'));
  });

  test.each(['', 'DOC-000001', 'APT-', '../APT-000001', 'APT-1/consent'])(
    'F-12 %j is no room',
    async (wrong) => {
      openAppointments(server, `/dashboard/patient/appointments?room=${encodeURIComponent(wrong)}`);
      await join();
      expect(room()).toBeUndefined();
    },
  );
});
