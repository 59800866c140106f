import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import { createCall } from '#web/api/client.ts';
import { CallContext } from '#web/api/context.tsx';
import { createDashboardClient } from '#web/api/dashboard-client.ts';
import { sessionStore } from '#web/api/session.ts';
import { TodaysAppointments } from '#web/screens/doctor/home/todays-appointments.tsx';
import { Toasts } from '#web/ui/toasts/toasts.tsx';
import { leftVisits } from '#web/video/left-visits.ts';
import { doctorAppointment } from '../appointments/sample-appointments.ts';
import { problem } from '../problem-response.ts';

// The room has tests of its own; here it only matters which one is opened.
vi.mock('#web/screens/visit-room/visit-room.tsx', () => ({
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
export const now = Date.parse('2026-11-26T05:30:00Z'); // 11:00 in India

/** An appointment of 30 minutes at a time in India. */
export const createTodaysAppointment = (
  appointmentId: string,
  patientName: string,
  slotNumber: string,
  more: Partial<DoctorAppointment> = {},
) => doctorAppointment({ appointmentId, patientName, slotNumber, ...more });
export const asha = createTodaysAppointment('APT-000001', 'Asha Menon', '09:30');
export const ravi = createTodaysAppointment('APT-000002', 'Ravi Iyer', '11:30', {
  consultStatus: 'Online',
  meetLink: 'hams-AAAAAAAAAAAAAAAAAAAA_-',
});

/** The fake server's state, and the changes that were sent; reset for each test. */
export const server = {
  appointments: [] as DoctorAppointment[],
  stillOpen: [] as DoctorAppointment[],
  tomorrow: [] as DoctorAppointment[],
  asked: [] as string[],
  changes: [] as { route: string; body: unknown }[],
  /** The next answers to changes; afterwards the server does as asked. */
  answers: [] as (() => Response | Promise<Response>)[],
  listFails: false,
};

async function transport(url: string, init: RequestInit): Promise<Response> {
  if (init.method === 'GET') {
    server.asked.push(url);
    if (server.listFails) return problem(503, 'unavailable', 'Please try again in a moment.');
    if (url.endsWith('/prescription')) return Response.json({ prescription: null });
    if (url.endsWith('/prescribing-aids'))
      return Response.json({ favourites: [], adviceLines: [], sets: [] });
    const date = url.slice(-10);
    return Response.json(
      date === today
        ? { date, appointments: server.appointments, stillOpen: server.stillOpen }
        : { date, appointments: server.tomorrow, stillOpen: [] },
    );
  }
  server.changes.push({ route: `${init.method} ${url}`, body: JSON.parse(String(init.body)) });
  const answer = server.answers.shift();
  if (answer) return answer();
  const sent: { appointmentId?: string; appStatus?: DoctorAppointment['appStatus'] } = JSON.parse(
    String(init.body),
  );
  const id = sent.appointmentId ?? url.slice(-10);
  const appStatus = sent.appStatus ?? (url.endsWith('reopen') ? 'Pending' : 'Incomplete');
  const closed = { by: 'doctor', at: new Date(Date.now()).toISOString(), status: appStatus } as const;
  const allowedActions = doctorAppointment({ appStatus }).allowedActions;
  server.appointments = server.appointments.map((one) =>
    one.appointmentId === id
      ? { ...one, appStatus, allowedActions, closed: appStatus === 'Pending' ? null : closed }
      : one,
  );
  server.stillOpen = server.stillOpen.filter(({ appointmentId }) => appointmentId !== id);
  const appointment = doctorAppointment({ appointmentId: id, appStatus });
  return Response.json({ message: 'ok', appointmentId: id, appStatus, appointment });
}

export const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
/** Returns the router. */
export function openToday() {
  const element = (
    <>
      <TodaysAppointments today={today} />
      <Toasts />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  render(
    <CallContext value={createCall(transport, () => null)}>
      <QueryClientProvider client={createDashboardClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </CallContext>,
  );
  return router;
}

/** The rows of the list with this name, each as its text. */
export const list = (name: string) => screen.findByRole('list', { name });
export const rowIn = async (name: string, who: RegExp) => {
  const rows = within(await list(name)).getAllByRole('listitem');
  const found = rows.find(({ textContent }) => who.test(textContent ?? ''));
  if (!found) throw new Error(`No row of ${who} among ${rows.map((one) => one.textContent).join(' | ')}`);
  return found;
};
export const day = "Today's Appointments";
export const row = (who: RegExp) => waitFor(() => rowIn(day, who));
export const press = async (who: RegExp, button: RegExp) =>
  user.click(within(await row(who)).getByRole('button', { name: button }));
/** Opens the menu of a row, and chooses an item. */
export const choose = async (who: RegExp, item: string) => {
  await press(who, /^More: /);
  await user.click(screen.getByRole('menuitem', { name: item }));
};
export const advanceTime = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
export const route = 'PUT /api/appointments/update-status/APT-000001';

export function setUpToday(): void {
  // Narrow: the actions of a row are in its menu.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.useFakeTimers({ shouldAdvanceTime: true, now });
  localStorage.clear();
  sessionStorage.clear();
  const payload = { id: '1', role: 'doctor', name: 'Dr. Rao', doctorId: 'DOC-000001', photo: { url: null } };
  sessionStore.logIn(`h.${btoa(JSON.stringify(payload))}.s`);
  Object.assign(server, {
    appointments: [asha, ravi],
    stillOpen: [],
    tomorrow: [],
    asked: [],
    changes: [],
    answers: [],
    listFails: false,
  });
}

export function cleanUpToday(): void {
  cleanup();
  act(() => void vi.runAllTimers()); // the toasts hide
  vi.useRealTimers();
}
