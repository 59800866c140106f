import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { PatientAppointment } from '#contract/appointments.ts';
import { openStatuses, transitions } from '#domain/appointment-life.ts';
import { makeCall } from '../../api/client.ts';
import { CallContext } from '../../api/context.tsx';
import { Toasts } from '../../ui/toasts.tsx';
import { newDashboardClient } from '../area/states.tsx';
import { PatientAppointmentsScreen } from './appointments-screen.tsx';

/**
 * A visit tomorrow at 16:30 in India, seen on 26 November 2026; its allowed actions follow from its status.
 */
export function visit(more: Partial<PatientAppointment> = {}): PatientAppointment {
  const appStatus = more.appStatus ?? 'Pending';
  const may = (action: 'confirm' | 'cancel' | 'askToReschedule') =>
    transitions[action].from.some((status) => status === appStatus);
  return {
    appointmentId: 'APT-000001',
    date: '2026-11-27',
    slot: '16:30',
    startsAt: '2026-11-27T11:00:00Z',
    endsAt: '2026-11-27T11:30:00Z',
    reason: 'Chest Pain',
    doctorId: 'DOC-000042',
    doctorName: 'Dr. Ananya Rao',
    specialization: 'Cardiology',
    doctorPhoto: null,
    consultStatus: 'Online',
    payStatus: 'Unpaid',
    hospital: 'Care Hospital',
    meetLink: 'hams-room',
    rejectionReason: null,
    allowedActions: (['confirm', 'cancel', 'askToReschedule'] as const).filter(may),
    tooLate: null,
    canPickTime: false,
    replaces: null,
    hasPrescription: false,
    ...more,
    appStatus,
  };
}

/** A refusal of the server. */
export const problem = (status: number, code: string, message: string, more: object = {}) =>
  Response.json({ type: 'about:blank', title: code, status, code, message, ...more }, { status });

export interface Sent {
  readonly route: string;
  readonly search: URLSearchParams;
  readonly body: unknown;
}
type Answering = (sent: Sent) => Response | Promise<Response>;

/** Entries of the history in one answer. */
const perPage = 10;

/** A fake server for a patient: two lists that a test may change, free slots, and the test's own answers. */
export class VisitServer {
  visits: PatientAppointment[] = [];
  free: { date: string; interval: number; free: string[]; booked: string[] }[] = [
    { date: '2026-11-27', interval: 30, free: ['09:00'], booked: ['16:30'] },
    { date: '2026-11-28', interval: 30, free: ['10:00', '10:30'], booked: [] },
  ];
  readonly sent: Sent[] = [];
  readonly answers: Record<string, Answering> = {};

  answer(url: string, init: RequestInit): Response | Promise<Response> {
    const { pathname, searchParams } = new URL(url, 'http://hams');
    const route = `${init.method} ${pathname.replace('/api', '')}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    const sent = { route, search: searchParams, body };
    this.sent.push(sent);
    const own = this.answers[route];
    if (own) return own(sent);
    const ahead = (one: PatientAppointment) => openStatuses.some((status) => status === one.appStatus);
    if (route === 'GET /patients/appointments/open') {
      return Response.json({ today: '2026-11-26', appointments: this.visits.filter(ahead) });
    }
    if (route === 'GET /patients/appointments/history') {
      const page = Number(searchParams.get('page'));
      const behind = this.visits.filter((one) => !ahead(one));
      const appointments = behind.slice((page - 1) * perPage, page * perPage);
      return Response.json({ appointments, total: behind.length, page, perPage });
    }
    if (/^GET \/doctors\/[^/]+\/availability$/.test(route)) {
      return Response.json({ today: '2026-11-26', days: this.free });
    }
    return problem(404, 'not_found', `No ${route}`);
  }

  /** The bodies sent to a route, in order. */
  sentTo(route: string): unknown[] {
    return this.sent.filter((one) => one.route === route).map(({ body }) => body);
  }
}

/** Opens "Your Appointments" with this server. */
export function openAppointments(
  server: VisitServer,
  address = '/dashboard/patient/appointments',
): ReturnType<typeof createMemoryRouter> {
  const routes = [{ path: '*', element: <PatientAppointmentsScreen /> }];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <CallContext
      value={makeCall(
        async (url, init) => server.answer(url, init),
        () => null,
      )}
    >
      <QueryClientProvider client={newDashboardClient()}>
        <RouterProvider router={router} />
        <Toasts />
      </QueryClientProvider>
    </CallContext>,
  );
  return router;
}

/** Implements the parts of dialogs that jsdom lacks; closing returns the focus, as in browsers. */
export function standInForDialogs(): void {
  const openers = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function showModal() {
    openers.set(this, document.activeElement);
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    const opener = openers.get(this);
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
}

/** The text of a toast; jsdom takes popovers for hidden. */
export async function toastText(): Promise<string | null> {
  return (await screen.findByRole('alert', { hidden: true })).textContent;
}
