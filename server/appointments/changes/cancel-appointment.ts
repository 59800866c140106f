import { Refusal } from '#contract/platform/refusals.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { changeStatus } from './change-status.ts';

/** Does nothing if already cancelled. Refuses as `changeStatus` does. */
export async function cancelAppointment(
  patient: Actor,
  deps: Deps,
  appointmentId: number,
): Promise<AppointmentStatus> {
  try {
    return (await changeStatus(patient, deps, deps.database.pool, appointmentId, 'cancel')).status;
  } catch (error) {
    if (error instanceof Refusal && error.extra.appStatus === 'Cancelled') return 'Cancelled';
    throw error;
  }
}
