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
import { requireActingUser } from '#server/patients/access/find-acting-user.ts';
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
    mount(endpoint, async ({ input: { body }, caller, locale }) => {
      const id = body.appointmentId;
      const status = await cancelAppointment(deps, await requireActingUser(deps, caller, id, 'book'), id);
      return changed(id, status, m.answer_appointment_cancelled({}, { locale }));
    });
  }

  mount(confirmAppointmentEndpoint, async ({ input: { body }, caller, locale }) => {
    const id = body.appointmentId;
    const { status } = await changeStatus(
      deps,
      pool,
      id,
      await requireActingUser(deps, caller, id, 'book'),
      'confirm',
    );
    return changed(id, status, m.answer_appointment_confirmed({}, { locale }));
  });

  mount(requestRescheduleEndpoint, async ({ input: { body }, caller, locale }) => {
    const id = body.appointmentId;
    const status = await requestReschedule(deps, await requireActingUser(deps, caller, id, 'book'), id, body);
    return changed(id, status, m.answer_reschedule_requested({}, { locale }));
  });

  mount(withdrawRescheduleEndpoint, async ({ input: { body }, caller, locale }) => {
    const id = body.appointmentId;
    const status = await withdrawReschedule(deps, await requireActingUser(deps, caller, id, 'book'), id);
    return changed(id, status, m.answer_reschedule_withdrawn({}, { locale }));
  });

  mount(dismissRejectionEndpoint, async ({ input: { body }, caller, locale }) => {
    const id = body.appointmentId;
    const status = await dismissRejection(deps, await requireActingUser(deps, caller, id, 'book'), id);
    return changed(id, status, m.answer_put_away({}, { locale }));
  });

  mount(respondToRequestEndpoint, async ({ input: { body }, caller, locale }) => {
    const id = body.appointmentId;
    const particulars = body.action === 'reject' ? { rejectionReason: body.reason } : {};
    const { status } = await changeStatus(deps, pool, id, caller, body.action, particulars);
    const sentence = body.action === 'accept' ? m.answer_request_accepted : m.answer_request_rejected;
    return changed(id, status, sentence({}, { locale }));
  });

  mount(handleRescheduleEndpoint, async ({ input: { body }, caller, locale }) => {
    const id = body.appointmentId;
    const { status, replacementId } = await answerReschedule(deps, caller, id, body);
    const sentence = body.action === 'approve' ? m.answer_reschedule_approved : m.answer_reschedule_declined;
    return {
      ...changed(id, status, sentence({}, { locale })),
      appointment: replacementId === null ? null : await inDoctorsWords(replacementId, caller.id),
    };
  });

  mount(updateStatusEndpoint, async ({ input: { params, body }, caller, locale }) => {
    const id = params.appointmentId;
    const status = await closeAppointment(deps, caller.id, id, body);
    return {
      ...changed(id, status, m.answer_status_updated({}, { locale })),
      appointment: await inDoctorsWords(id, caller.id),
    };
  });

  mount(reopenEndpoint, async ({ input: { body }, caller, locale }) => {
    const id = body.appointmentId;
    const status = await reopenAppointment(deps, caller.id, id);
    return {
      ...changed(id, status, m.answer_visit_reopened({}, { locale })),
      appointment: await inDoctorsWords(id, caller.id),
    };
  });

  mount(markNoShowEndpoint, async ({ input: { body }, caller, locale }) => {
    const id = body.appointmentId;
    const doctor = { role: 'doctor', id: caller.id } as const;
    const { status } = await markNoShow(deps, deps.database.pool, doctor, id);
    return {
      ...changed(id, status, m.answer_did_not_come({}, { locale })),
      appointment: await inDoctorsWords(id, caller.id),
    };
  });

  mount(recordProgressEndpoint, async ({ input: { params, body }, caller }) => {
    const id = params.appointmentId;
    const row = await recordProgress(deps, caller, id, body.step);
    return {
      appointmentId: formatId('appointment', id),
      arrivedAt: row.arrived_at?.toISOString() ?? null,
      calledAt: row.called_at?.toISOString() ?? null,
      startedAt: row.started_at?.toISOString() ?? null,
      endedAt: row.ended_at?.toISOString() ?? null,
    };
  });
}
