import { Refusal } from '#contract/refusals.ts';
import type { AppointmentStatus } from '#domain/appointment-life.ts';
import type { Deps } from '#server/platform/deps.ts';
import { moveAppointment } from './move-appointment.ts';

/**
 * Cancels a patient's appointment (F-10, docs/product.md#life-of-an-appointment). If it is cancelled already,
 * nothing changes. Refuses as `moveAppointment` does.
 */
export async function cancelAppointment(
  deps: Deps,
  patientId: number,
  appointmentId: number,
): Promise<AppointmentStatus> {
  try {
    const party = { role: 'patient', id: patientId } as const;
    return (await moveAppointment(deps, deps.database.pool, appointmentId, party, 'cancel')).status;
  } catch (error) {
    if (error instanceof Refusal && error.extra.appStatus === 'Cancelled') return 'Cancelled';
    throw error;
  }
}
