import { Refusal } from '#contract/platform/refusals.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import type { ActingUser } from '#server/patients/access/acting-user.ts';
import type { Deps } from '#server/platform/deps.ts';
import { changeStatus } from './change-status.ts';

/** Does nothing if already cancelled. Refuses as `changeStatus` does. */
export async function cancelAppointment(
  deps: Deps,
  patient: ActingUser,
  appointmentId: number,
): Promise<AppointmentStatus> {
  try {
    return (await changeStatus(deps, deps.database.pool, appointmentId, patient, 'cancel')).status;
  } catch (error) {
    if (error instanceof Refusal && error.extra.appStatus === 'Cancelled') return 'Cancelled';
    throw error;
  }
}
