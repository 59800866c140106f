import { Refusal } from '#contract/platform/refusals.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-life.ts';
import type { ActingUser } from '#server/patients/access/acting-user.ts';
import type { Deps } from '#server/platform/deps.ts';
import { changeStatus } from './change-status.ts';
import { findLatestAction } from './status-queries.ts';

/**
 * Withdraws a patient's reschedule request: the appointment has its former status again (F-09,
 * docs/product.md#rescheduling). If they have withdrawn it already, nothing changes. Refuses as `changeStatus`
 * does.
 */
export async function withdrawReschedule(
  deps: Deps,
  patient: ActingUser,
  appointmentId: number,
): Promise<AppointmentStatus> {
  const { pool } = deps.database;
  try {
    return (await changeStatus(deps, pool, appointmentId, patient, 'withdrawReschedule')).status;
  } catch (error) {
    if (!(error instanceof Refusal && error.extra.appStatus)) throw error;
    // The former status says nothing about who brought it back: only the event does.
    const [latest] = await findLatestAction(pool, { id: appointmentId });
    if (latest?.action !== 'withdrawReschedule') throw error;
    return latest.to_status;
  }
}
