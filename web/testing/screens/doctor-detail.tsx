import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { vi } from 'vitest';
import type { AppointmentDetail } from '#contract/appointments/appointment-lists.ts';
import { type AppointmentStatus, allowedActions } from '#domain/appointments/appointment-lifecycle.ts';
import type { PrescriptionDialog } from '#web/clinical/prescriptions/form/prescription-dialog.tsx';
import type { PrescriptionView } from '#web/clinical/prescriptions/paper/prescription-view.tsx';
import { AppointmentDetailScreen } from '#web/screens/doctor/appointments/appointment-detail-screen.tsx';
import { appointmentDetail, doctorAppointment } from '../appointments/sample-appointments.ts';
import { openPage } from '../open-page.tsx';
import { fakeServer } from '../server.ts';

// They have tests of their own; here only their props and callbacks matter.
vi.mock('#web/clinical/prescriptions/form/prescription-dialog.tsx', () => ({
  PrescriptionDialog: ({ open, title, initial, problem, onSave }: PrescriptionDialogProps) =>
    open && (
      <div role="dialog" aria-label={title}>
        {JSON.stringify(initial)}
        <p>{problem}</p>
        <button type="button" onClick={() => onSave('Rest', null)}>
          Save
        </button>
        <button type="button" onClick={() => onSave(null, null)}>
          Without
        </button>
      </div>
    ),
}));
vi.mock('#web/clinical/prescriptions/paper/prescription-view.tsx', () => ({
  PrescriptionView: ({ prescription, onCorrect, onDownload }: PrescriptionViewProps) => (
    <div>
      {prescription.text}
      <button type="button" onClick={onCorrect}>
        Edit details
      </button>
      <button type="button" onClick={onDownload}>
        Download
      </button>
    </div>
  ),
}));
vi.mock('#web/screens/visit-room/visit-room.tsx', () => ({
  VisitRoom: ({ appointmentId, onClose }: { appointmentId: string; onClose: () => void }) => (
    <div role="dialog" aria-label={`Room of ${appointmentId}`}>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  ),
}));
type PrescriptionDialogProps = ComponentProps<typeof PrescriptionDialog>;
type PrescriptionViewProps = ComponentProps<typeof PrescriptionView>;

const now = Date.parse('2026-11-26T08:00:00+05:30');
export const id = 'APT-000042';

type Details = AppointmentDetail['appointmentDetails'];
/** A visit today at 16:30 with the actions of its doctor at eight. */
export function detail(status: AppointmentStatus, more: Partial<Details> = {}): AppointmentDetail {
  const startsAt = Date.parse('2026-11-26T16:30:00+05:30');
  const facts = {
    status,
    startsAt,
    dayBeginsAt: startsAt - 59_400_000,
    dayEndsAt: startsAt + 27_000_000,
    completedAt: null,
    didNotCome: false,
    hasCome: false,
    wasAccepted: true,
  };
  const allowed = allowedActions(facts, 'doctor', now);
  return appointmentDetail({ appointmentId: id, status, allowedActions: allowed, ...more });
}

export const load = 'GET /Appointments/detail';
export const update = `PUT /appointments/update-status/${id}`;

function createServer() {
  const state = { present: detail('Pending') };
  const changed = (appStatus: AppointmentStatus) => ({
    message: 'Saved',
    appointmentId: id,
    appStatus,
    appointment: doctorAppointment({ appointmentId: id, appStatus }),
  });
  const server = fakeServer({
    [load]: () => state.present,
    // An earlier prescription, after Reopen.
    [`GET /appointments/${id}/prescription`]: { prescription: null },
    'PUT /appointments/reopen': changed('Pending'),
    'PUT /appointments/did-not-come': changed('Incomplete'),
  });
  return Object.assign(state, server);
}
/** Another one for each test. */
export let server: ReturnType<typeof createServer>;

export const wait = () => act(() => vi.advanceTimersByTimeAsync(0));
export const press = async (element: HTMLElement) => {
  fireEvent.click(element);
  await wait();
};
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
export const buttonsInHead = () =>
  within(screen.getByRole('banner'))
    .queryAllByRole<HTMLButtonElement>('button')
    .filter((one) => !one.closest('dialog'))
    .map(({ disabled }) => disabled);

/** Returns the router. */
export async function openDetail(appointmentId = id, state: unknown = null) {
  const routes = [
    { path: '/dashboard/appointments/:appointmentId', Component: AppointmentDetailScreen },
    { path: '*', element: <h1>Elsewhere</h1> },
  ];
  const at = { pathname: `/dashboard/appointments/${encodeURIComponent(appointmentId)}`, state };
  const router = openPage(server, routes, { at });
  await wait();
  return router;
}

/** Answers a change with a message, and the detail with the new status from then on. */
export function answerWithStatus(status: AppointmentStatus) {
  return () => {
    server.present = detail(status);
    return { message: 'Appointment updated', appointmentId: id, appStatus: status };
  };
}

export function setUpDetail(): void {
  vi.useFakeTimers({ now });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server = createServer();
}

export function cleanUpDetail(): void {
  cleanup();
  vi.runOnlyPendingTimers(); // toasts hide, so that none is left for the next test
}
