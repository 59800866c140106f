import {
  pendingAppointmentsEndpoint,
  requestedAppointmentsEndpoint,
  rescheduleRequestsEndpoint,
} from '#contract/appointments/appointment-lists.ts';
import { doctorDayEndpoint } from '#contract/appointments/doctor-day.ts';
import { closeDayEndpoint } from '#contract/scheduling/closed-days.ts';
import { addDays, toInstant } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { closeDay } from '../closing/close-day.ts';
import { doctorAppointment, rescheduleRequest } from './doctor-appointment-presenter.ts';
import { listDoctorAppointments, listDoctorRequests } from './doctor-appointment-queries.ts';
import { findDoctorDay } from './find-doctor-day.ts';

export function doctorAppointmentRoutes(mount: Mount, deps: Deps): void {
  const { pool } = deps.database;
  const { timeZone } = deps.clock;

  mount(pendingAppointmentsEndpoint, async ({ input: { params }, actor, showed }) => {
    const from = new Date(toInstant(params.date, 0, timeZone));
    const before = new Date(toInstant(addDays(params.date, 1), 0, timeZone));
    const rows = await listDoctorAppointments(pool, {
      doctorId: actor.id,
      from,
      before,
      statuses: ['Pending', 'Confirmed'],
    });
    showed(rows.map((row) => row.patient_id));
    return { appointments: rows.map((row) => doctorAppointment(row, deps)) };
  });

  mount(doctorDayEndpoint, async ({ input: { params }, actor, showed }) => {
    const { appointments, stillOpen } = await findDoctorDay(actor, deps, params.date);
    showed([...new Set([...appointments, ...stillOpen].map((row) => row.patient_id))]);
    return {
      date: params.date,
      appointments: appointments.map((row) => doctorAppointment(row, deps)),
      stillOpen: stillOpen.map((row) => doctorAppointment(row, deps)),
    };
  });

  mount(closeDayEndpoint, async ({ input: { params, body }, actor, locale }) => {
    const notified = await closeDay({ role: 'doctor', id: actor.id }, deps, params.date, body);
    deps.outbox.hurry();
    return { message: m.scheduler_closed({ count: notified }, { locale }), date: params.date, notified };
  });

  mount(requestedAppointmentsEndpoint, async ({ actor, showed }) => {
    const rows = await listDoctorRequests(pool, { doctorId: actor.id, status: 'Requested' });
    showed(rows.map((row) => row.patient_id));
    return { appointments: rows.map((row) => doctorAppointment(row, deps)) };
  });

  mount(rescheduleRequestsEndpoint, async ({ actor, showed }) => {
    const rows = await listDoctorRequests(pool, { doctorId: actor.id, status: 'Request for Rescheduling' });
    showed(rows.map((row) => row.patient_id));
    return { requests: rows.map((row) => rescheduleRequest(row, timeZone)) };
  });
}
