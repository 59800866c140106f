import type { VisitMessage } from '#contract/messaging/messages.ts';
import { requireOwnAppointment } from '#server/appointments/changes/own-appointment.ts';
import { requireActingUser } from '#server/patients/access/find-acting-user.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Locale } from '#server/platform/http/language.ts';
import type { Caller } from '#server/platform/http/mount.ts';
import { presentVisitMessage } from './message-log-presenter.ts';
import { listAppointmentMessageRows } from './message-log-queries.ts';

/** More than one visit ever gets. */
const maxShown = 200;

/**
 * Messages about an appointment with their delivery state. The doctor sees all; the patient and guardians see
 * those to the patient; anyone else gets `appointment_not_found`.
 */
export async function listAppointmentMessages(
  deps: Pick<Deps, 'database' | 'clock'>,
  caller: Caller,
  id: number,
  locale: Locale,
): Promise<{ patientId: number; messages: VisitMessage[] }> {
  const { clock, database } = deps;
  const { pool } = database;
  const actingUser = await requireActingUser(deps, caller, id, 'read');
  const { patient_id: patientId } = await requireOwnAppointment(pool, id, actingUser);
  const role = caller.role === 'patient' ? 'patient' : null;
  const rows = await listAppointmentMessageRows(pool, { appointmentId: id, role, max: maxShown });
  return {
    patientId,
    messages: rows.map((row) => presentVisitMessage(row, { locale, timeZone: clock.timeZone })),
  };
}
