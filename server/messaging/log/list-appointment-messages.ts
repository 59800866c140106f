import type { VisitMessage } from '#contract/messaging/messages.ts';
import { requireOwnAppointment } from '#server/appointments/changes/own-appointment.ts';
import { requireVisitActor } from '#server/patients/access/visit-actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { SignedInActor } from '#server/platform/http/actor.ts';
import { presentVisitMessage } from './message-log-presenter.ts';
import { listAppointmentMessageRows } from './message-log-queries.ts';

/** More than one visit ever gets. */
const maxShown = 200;

/**
 * Messages about an appointment with their delivery state. The doctor sees all; the patient and guardians see
 * those to the patient; anyone else gets `appointment_not_found`.
 */
export async function listAppointmentMessages(
  actor: SignedInActor,
  deps: Pick<Deps, 'database' | 'clock'>,
  id: number,
): Promise<{ patientId: number; messages: VisitMessage[] }> {
  const { clock, database } = deps;
  const { pool } = database;
  const visitActor = await requireVisitActor(actor, deps, id, 'read');
  const { patient_id: patientId } = await requireOwnAppointment(visitActor, pool, id);
  const role = actor.role === 'patient' ? 'patient' : null;
  const rows = await listAppointmentMessageRows(pool, { appointmentId: id, role, max: maxShown });
  return {
    patientId,
    messages: rows.map((row) => presentVisitMessage(row, { locale: actor.locale, timeZone: clock.timeZone })),
  };
}
