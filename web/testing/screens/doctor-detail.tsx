import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import type { AppointmentDetail } from '#contract/appointments/appointment-lists.ts';
import { type AppointmentStatus, allowedActions } from '#domain/appointments/appointment-lifecycle.ts';
import { createCall } from '#web/api/client.ts';
import { CallContext } from '#web/api/context.tsx';
import type { PrescriptionDialog } from '#web/clinical/prescriptions/form/prescription-dialog.tsx';
import type { PrescriptionView } from '#web/clinical/prescriptions/paper/prescription-view.tsx';
import { AppointmentDetailScreen } from '#web/screens/doctor/appointments/appointment-detail-screen.tsx';
import { Toasts } from '#web/ui/toasts/toasts.tsx';
import { appointmentDetail } from '../appointments/sample-appointments.ts';
import { problem } from '../problem-response.ts';

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
        Correct
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

/** The fake server's answers and received requests; reset for each test. */
export const server = {
  present: detail('Pending'),
  answers: {} as Record<string, () => Response | Promise<Response>>,
  /** All requests but the loading of the visit. */
  sent: [] as { route: string; body: unknown }[],
  loads: 0,
};

async function transport(url: string, init: RequestInit): Promise<Response> {
  const route = `${init.method} ${url}`;
  // The strip has tests of its own.
  if (url.endsWith('/record')) return problem(404, 'patient_not_found', 'Not here.');
  // An earlier prescription, after Reopen.
  if (route === `GET /api/appointments/${id}/prescription`) return Response.json({ prescription: null });
  if (url.startsWith('/api/Appointments/detail')) server.loads += 1;
  else server.sent.push({ route, body: init.body ? JSON.parse(String(init.body)) : null });
  const answer = Object.entries(server.answers).find(([start]) => route.startsWith(start))?.[1];
  return answer ? answer() : Response.json({});
}

export const update = `PUT /api/appointments/update-status/${id}`;
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
  const entry = { pathname: `/dashboard/appointments/${encodeURIComponent(appointmentId)}`, state };
  const router = createMemoryRouter(routes, { initialEntries: [entry] });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <CallContext value={createCall(transport, () => null)}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
        <Toasts />
      </QueryClientProvider>
    </CallContext>,
  );
  await wait();
  return router;
}

/** Answers a change with a message, and the detail with the new status from then on. */
export function answerWithStatus(status: AppointmentStatus) {
  return () => {
    server.present = detail(status);
    return Response.json({ message: 'Appointment updated', appointmentId: id, appStatus: status });
  };
}

export function setUpDetail(): void {
  vi.useFakeTimers({ now });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.sent.length = 0;
  server.loads = 0;
  server.present = detail('Pending');
  server.answers = { 'GET /api/Appointments/detail': () => Response.json(server.present) };
}

export function cleanUpDetail(): void {
  cleanup();
  vi.runOnlyPendingTimers(); // toasts hide, so that none is left for the next test
  vi.useRealTimers();
  vi.restoreAllMocks();
}
