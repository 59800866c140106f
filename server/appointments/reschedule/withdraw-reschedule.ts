import { Refusal } from '#contract/platform/refusals.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { changeStatus } from '../changes/change-status.ts';
import { findLatestAction } from '../changes/status-queries.ts';

/**
 * Gives the appointment its former status again; does nothing if already withdrawn. Refuses as `changeStatus`
 * does.
 */
export async function withdrawReschedule(
  patient: Actor,
  deps: Deps,
  appointmentId: number,
): Promise<AppointmentStatus> {
  const { pool } = deps.database;
  try {
    return (await changeStatus(patient, deps, pool, appointmentId, 'withdrawReschedule')).status;
  } catch (error) {
    if (!(error instanceof Refusal && error.extra.appStatus)) throw error;
    // Only the event tells who restored the former status.
    const [latest] = await findLatestAction(pool, { id: appointmentId });
    if (latest?.action !== 'withdrawReschedule') throw error;
    return latest.to_status;
  }
}
