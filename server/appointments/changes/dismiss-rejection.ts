import { Refusal } from '#contract/platform/refusals.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import type { ActingUser } from '#server/patients/access/acting-user.ts';
import type { Deps } from '#server/platform/deps.ts';
import { markRejectionDismissed } from '../patient-list/patient-appointment-queries.ts';
import { requireOwnAppointment } from './own-appointment.ts';

/**
 * The patient has seen that the doctor rejected or cancelled. Refuses with `appointment_not_found`, or with
 * `wrong_status` if the doctor did not.
 */
export async function dismissRejection(
  { clock, database: { pool } }: Deps,
  patient: ActingUser,
  appointmentId: number,
): Promise<AppointmentStatus> {
  const [away] = await markRejectionDismissed(pool, {
    id: appointmentId,
    patientId: patient.id,
    at: new Date(clock.now()),
  });
  if (away) return 'Rejected';
  const { status } = await requireOwnAppointment(pool, appointmentId, patient);
  throw new Refusal('wrong_status', { appStatus: status });
}
