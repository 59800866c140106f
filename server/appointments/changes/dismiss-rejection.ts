import { Refusal } from '#contract/platform/refusals.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { markRejectionDismissed } from '../patient-list/patient-appointment-queries.ts';
import { requireOwnAppointment } from './own-appointment.ts';

/**
 * The patient has seen that the doctor rejected or cancelled. Refuses with `appointment_not_found`, or with
 * `wrong_status` if the doctor did not.
 */
export async function dismissRejection(
  patient: Actor,
  { clock, database: { pool } }: Deps,
  appointmentId: number,
): Promise<AppointmentStatus> {
  const [away] = await markRejectionDismissed(pool, {
    id: appointmentId,
    patientId: patient.id,
    at: new Date(clock.now()),
  });
  if (away) return 'Rejected';
  const { status } = await requireOwnAppointment(patient, pool, appointmentId);
  throw new Refusal('wrong_status', { appStatus: status });
}
