import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import { TodaysAppointments } from '#web/screens/doctor/home/todays-appointments.tsx';
import { leftVisits } from '#web/video/left-visits.ts';
import { logInAs } from '../accounts/log-in.ts';
import { doctorAppointment } from '../appointments/sample-appointments.ts';
import { openPage } from '../open-page.tsx';
import { fakeServer, type Sent } from '../server.ts';

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

export const loadDay = 'GET /doctors/days/:date';
export const route = 'PUT /appointments/update-status/APT-000001';

function createServer() {
  const state = {
    appointments: [asha, ravi],
    stillOpen: [] as DoctorAppointment[],
    tomorrow: [] as DoctorAppointment[],
  };
  const setStatus = (id: string, appStatus: DoctorAppointment['appStatus']) => {
    const closed = { by: 'doctor', at: new Date(Date.now()).toISOString(), status: appStatus } as const;
    const { allowedActions } = doctorAppointment({ appStatus });
    const changes = { appStatus, allowedActions, closed: appStatus === 'Pending' ? null : closed };
    state.appointments = state.appointments.map((one) =>
      one.appointmentId === id ? { ...one, ...changes } : one,
    );
    state.stillOpen = state.stillOpen.filter(({ appointmentId }) => appointmentId !== id);
    const appointment = doctorAppointment({ appointmentId: id, appStatus });
    return { message: 'ok', appointmentId: id, appStatus, appointment };
  };
  const setStatusTo =
    (appStatus: DoctorAppointment['appStatus']) =>
    ({ body }: Sent) =>
      setStatus((body as { appointmentId: string }).appointmentId, appStatus);
  const server = fakeServer({
    [loadDay]: ({ params: { date = '' } }) =>
      date === today
        ? { date, appointments: state.appointments, stillOpen: state.stillOpen }
        : { date, appointments: state.tomorrow, stillOpen: [] },
    'GET /appointments/:appointmentId/prescription': { prescription: null },
    'GET /doctors/prescribing-aids': { favourites: [], adviceLines: [], sets: [] },
    'PUT /appointments/update-status/:appointmentId': ({ params, body }) =>
      setStatus(params.appointmentId ?? '', (body as DoctorAppointment).appStatus),
    'PUT /appointments/reopen': setStatusTo('Pending'),
    'PUT /appointments/did-not-come': setStatusTo('Incomplete'),
  });
  return Object.assign(state, server);
}
/** Another one for each test, which does as asked. */
export let server: ReturnType<typeof createServer>;

export const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
export const openToday = () => openPage(server, <TodaysAppointments today={today} />);

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

export function setUpToday(): void {
  // Narrow: the actions of a row are in its menu.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.useFakeTimers({ shouldAdvanceTime: true, now });
  localStorage.clear();
  sessionStorage.clear();
  logInAs('doctor');
  server = createServer();
}

export function cleanUpToday(): void {
  cleanup();
  act(() => void vi.runAllTimers()); // the toasts hide
}
