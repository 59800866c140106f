import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router';
import type {
  DueAppointment,
  MissingDetail,
  PatientAppointment,
} from '#contract/appointments/appointments.ts';
import type { AvailableDay } from '#contract/scheduling/availability.ts';
import { type AppointmentStatus, openStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import type { Output } from '#web/api/client.ts';
import { PatientAppointmentsScreen } from '#web/screens/patient/appointments/appointments-screen.tsx';
import { PatientDashboard } from '#web/screens/patient/dashboard/patient-dashboard.tsx';
import { openPage } from '../open-page.tsx';
import { fakeServer } from '../server.ts';

/** Entries of the history in one answer. */
const perPage = 10;

/** A fake server for a patient: two lists that a test may change, free slots, and the test's own answers. */
export function patientServer() {
  const today = '2026-11-26';
  const isUpcoming = ({ appStatus }: PatientAppointment) =>
    openStatuses.some((status) => status === appStatus);
  const state = {
    appointments: [] as PatientAppointment[],
    due: [] as DueAppointment[],
    missing: [] as MissingDetail[],
    asking: [] as NonNullable<Output<'GET /patients/appointments/open'>['asking']>,
    people: [] as Output<'GET /patients/appointments/open'>['people'],
    free: [
      { date: '2026-11-27', interval: 30, free: ['09:00'], booked: ['16:30'] },
      { date: '2026-11-28', interval: 30, free: ['10:00', '10:30'], booked: [] },
    ] as AvailableDay[],
  };
  const server = fakeServer({
    'GET /patients/appointments/open': () => {
      const { appointments, due, missing, asking, people } = state;
      return { today, appointments: appointments.filter(isUpcoming), due, missing, asking, people };
    },
    'GET /patients/appointments/history': ({ search }) => {
      const page = Number(search.get('page'));
      const behind = state.appointments.filter((one) => !isUpcoming(one));
      const appointments = behind.slice((page - 1) * perPage, page * perPage);
      return { appointments, total: behind.length, page, perPage };
    },
    'GET /doctors/:id/availability': () => ({ today, days: state.free }),
    'GET /patients/vitals': { latest: null, heartRates: [], history: [] },
  });
  return Object.assign(state, server);
}
export type PatientServer = ReturnType<typeof patientServer>;

export const createChangeAnswer = (appStatus: AppointmentStatus) => ({
  message: '',
  appointmentId: 'APT-000001',
  appStatus,
});

/** Chooses from the first menu of an appointment, or from that in `area`. */
export async function chooseFromMenu(
  name: string | RegExp,
  area: HTMLElement = document.body,
): Promise<void> {
  await userEvent.click((await within(area).findAllByRole('button', { name: /^More: / }))[0] as HTMLElement);
  await userEvent.click(screen.getByRole('menuitem', { name }));
}

export const openDashboard = (server: PatientServer) =>
  openPage(server, [
    {
      element: <Outlet context={{ id: '1', name: 'Asha Menon', role: 'patient', patientId: 'PAT-000001' }} />,
      children: [{ path: '*', element: <PatientDashboard /> }],
    },
  ]);

export const openAppointments = (server: PatientServer, at = '/dashboard/patient/appointments') =>
  openPage(server, <PatientAppointmentsScreen />, { at });
