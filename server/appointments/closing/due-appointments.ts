import type { Deps } from '#server/platform/deps.ts';
import {
  type DueAppointmentRow,
  listDuePatientAppointments,
} from '../patient-list/patient-appointment-queries.ts';

const day = 86_400_000;
/**
 * Days after its start in which a rejected visit still prompts for another one, and a moved one for a new
 * time.
 */
const dueDays = 7;
const moveDays = 30;

export function listDueAppointments(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  patientIds: readonly number[],
): Promise<DueAppointmentRow[]> {
  const now = clock.now();
  return listDuePatientAppointments(database.pool, {
    patientIds,
    refusedAfter: new Date(now - dueDays * day),
    movedAfter: new Date(now - moveDays * day),
  });
}
