import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { patientAppointment } from '#web/testing/appointments/sample-appointments.ts';
import { openAppointments, type PatientServer, patientServer } from '#web/testing/screens/patient-server.tsx';

// The room has tests of its own; here it only matters which one is opened, and that it closes.
vi.mock('../visit-room/visit-room.tsx', () => ({
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
const online = patientAppointment({ ...times, meetLink: 'hams-AAAAAAAAAAAAAAAAAAAA_-' });

let server: PatientServer;
/** Excludes the urgent cards, which have such a button too. */
const pending = async () => within(await screen.findByRole('region', { name: 'Pending Appointments' }));
const join = async () => (await pending()).findByRole('button', { name: /^Join Video Call/ });
const room = () => screen.queryByRole('dialog', { name: /^Room of/ })?.getAttribute('aria-label');
const opened = (id: string) => screen.findByRole('dialog', { name: `Room of ${id}` });

beforeEach(() => {
  server = patientServer();
  server.appointments = [online];
  vi.useFakeTimers({ shouldAdvanceTime: true, now: startsAt });
});
test.each(['Pending', 'Confirmed', 'Request for Rescheduling'] as const)(
  'F-11 a visit that is %s is joined from its card',
  async (appStatus) => {
    server.appointments = [{ ...online, appStatus }];
    openAppointments(server);
    fireEvent.click(await join());
    await opened('APT-000001');
  },
);

test('F-11 before the start the waiting room is opened from the card', async () => {
  vi.setSystemTime(startsAt - 9 * 60_000);
  openAppointments(server);
  fireEvent.click((await pending()).getByRole('button', { name: /^Join waiting room/ }));
  await opened('APT-000001');
});

test.each(['2026-11-25T19:00:00Z', '2026-11-25T23:59:00Z'])(
  'F-11 at 00:30 and 05:29 in India (%s) today is the clinic’s today',
  async (now) => {
    vi.setSystemTime(now);
    openAppointments(server);
    const card = (await pending()).getByRole('article');
    expect(card.textContent).toContain('Today, 26 Nov 2026');
    within(card).getByRole('button', { description: 'You can join from Today, 16:30.' });
  },
);

test('F-12 entering writes the address, leaving takes it away, and nothing else of it changes', async () => {
  const router = openAppointments(server, '/dashboard/patient/appointments?x=1');
  fireEvent.click(await join());
  await opened('APT-000001');
  expect(router.state.location.search).toBe('?x=1&room=APT-000001');
  expect(router.state.historyAction).toBe('REPLACE');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(room()).toBeUndefined();
  expect(router.state.location.search).toBe('?x=1');
});

test('F-12 a reload leads back into the room, also when the visit has left the list meanwhile', async () => {
  server.appointments = [];
  openAppointments(server, '/dashboard/patient/appointments?room=APT-000007');
  await opened('APT-000007');
});

test.each(['', 'DOC-000001', 'APT-', '../APT-000001', 'APT-1/consent'])(
  'F-12 %j is no room',
  async (wrong) => {
    openAppointments(server, `/dashboard/patient/appointments?room=${encodeURIComponent(wrong)}`);
    await join();
    expect(room()).toBeUndefined();
  },
);
