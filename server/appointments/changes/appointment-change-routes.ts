import {
  cancelAppointmentByPutEndpoint,
  cancelAppointmentEndpoint,
  confirmAppointmentEndpoint,
  dismissRejectionEndpoint,
  handleRescheduleEndpoint,
  markNoShowEndpoint,
  reopenEndpoint,
  requestRescheduleEndpoint,
  respondToRequestEndpoint,
  updateStatusEndpoint,
  withdrawRescheduleEndpoint,
} from '#contract/appointments/appointment-changes.ts';
import { recordProgressEndpoint } from '#contract/appointments/visit-progress.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { m } from '#messages/messages.js';
import { requireVisitActor } from '#server/patients/access/visit-actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { closeAppointment } from '../closing/close-appointment.ts';
import { markNoShow } from '../closing/mark-no-show.ts';
import { reopenAppointment } from '../closing/reopen-appointment.ts';
import { doctorAppointment } from '../doctor-list/doctor-appointment-presenter.ts';
import { findDoctorAppointment } from '../doctor-list/doctor-appointment-queries.ts';
import { answerReschedule } from '../reschedule/answer-reschedule.ts';
import { requestReschedule } from '../reschedule/request-reschedule.ts';
import { withdrawReschedule } from '../reschedule/withdraw-reschedule.ts';
import { cancelAppointment } from './cancel-appointment.ts';
import { changeStatus } from './change-status.ts';
import { dismissRejection } from './dismiss-rejection.ts';
import { recordProgress } from './record-progress.ts';

const changed = (id: number, appStatus: AppointmentStatus, message: string) => ({
  message,
  appointmentId: formatId('appointment', id),
  appStatus,
});

export function appointmentChangeRoutes(mount: Mount, deps: Deps): void {
  const { pool } = deps.database;

  const inDoctorsWords = async (id: number, doctorId: number) => {
    const [row] = await findDoctorAppointment(pool, { id, doctorId });
    if (!row) throw new Error(`Appointment ${id} has vanished`);
    return doctorAppointment(row, deps);
  };

  for (const endpoint of [cancelAppointmentEndpoint, cancelAppointmentByPutEndpoint]) {
    mount(endpoint, async ({ input: { body }, actor, locale }) => {
      const id = body.appointmentId;
      const status = await cancelAppointment(await requireVisitActor(actor, deps, id, 'book'), deps, id);
      return changed(id, status, m.answer_appointment_cancelled({}, { locale }));
    });
  }

  mount(confirmAppointmentEndpoint, async ({ input: { body }, actor, locale }) => {
    const id = body.appointmentId;
    const { status } = await changeStatus(
      await requireVisitActor(actor, deps, id, 'book'),
      deps,
      pool,
      id,
      'confirm',
    );
    return changed(id, status, m.answer_appointment_confirmed({}, { locale }));
  });

  mount(requestRescheduleEndpoint, async ({ input: { body }, actor, locale }) => {
    const id = body.appointmentId;
    const status = await requestReschedule(await requireVisitActor(actor, deps, id, 'book'), deps, id, body);
    return changed(id, status, m.answer_reschedule_requested({}, { locale }));
  });

  mount(withdrawRescheduleEndpoint, async ({ input: { body }, actor, locale }) => {
    const id = body.appointmentId;
    const status = await withdrawReschedule(await requireVisitActor(actor, deps, id, 'book'), deps, id);
    return changed(id, status, m.answer_reschedule_withdrawn({}, { locale }));
  });

  mount(dismissRejectionEndpoint, async ({ input: { body }, actor, locale }) => {
    const id = body.appointmentId;
    const status = await dismissRejection(await requireVisitActor(actor, deps, id, 'book'), deps, id);
    return changed(id, status, m.answer_put_away({}, { locale }));
  });

  mount(respondToRequestEndpoint, async ({ input: { body }, actor, locale }) => {
    const id = body.appointmentId;
    const particulars = body.action === 'reject' ? { rejectionReason: body.reason } : {};
    const { status } = await changeStatus(actor, deps, pool, id, body.action, particulars);
    const sentence = body.action === 'accept' ? m.answer_request_accepted : m.answer_request_rejected;
    return changed(id, status, sentence({}, { locale }));
  });

  mount(handleRescheduleEndpoint, async ({ input: { body }, actor, locale }) => {
    const id = body.appointmentId;
    const { status, replacementId } = await answerReschedule(actor, deps, id, body);
    const sentence = body.action === 'approve' ? m.answer_reschedule_approved : m.answer_reschedule_declined;
    return {
      ...changed(id, status, sentence({}, { locale })),
      appointment: replacementId === null ? null : await inDoctorsWords(replacementId, actor.id),
    };
  });

  mount(updateStatusEndpoint, async ({ input: { params, body }, actor, locale }) => {
    const id = params.appointmentId;
    const status = await closeAppointment(actor, deps, id, body);
    return {
      ...changed(id, status, m.answer_status_updated({}, { locale })),
      appointment: await inDoctorsWords(id, actor.id),
    };
  });

  mount(reopenEndpoint, async ({ input: { body }, actor, locale }) => {
    const id = body.appointmentId;
    const status = await reopenAppointment(actor, deps, id);
    return {
      ...changed(id, status, m.answer_visit_reopened({}, { locale })),
      appointment: await inDoctorsWords(id, actor.id),
    };
  });

  mount(markNoShowEndpoint, async ({ input: { body }, actor, locale }) => {
    const id = body.appointmentId;
    const doctor = { role: 'doctor', id: actor.id } as const;
    const { status } = await markNoShow(doctor, deps, deps.database.pool, id);
    return {
      ...changed(id, status, m.answer_did_not_come({}, { locale })),
      appointment: await inDoctorsWords(id, actor.id),
    };
  });

  mount(recordProgressEndpoint, async ({ input: { params, body }, actor }) => {
    const id = params.appointmentId;
    const { row } = await recordProgress(actor, deps, pool, id, body.step);
    return {
      appointmentId: formatId('appointment', id),
      arrivedAt: row.arrived_at?.toISOString() ?? null,
      calledAt: row.called_at?.toISOString() ?? null,
      startedAt: row.started_at?.toISOString() ?? null,
      endedAt: row.ended_at?.toISOString() ?? null,
    };
  });
}
