import type { Deps } from '#server/platform/deps.ts';
import {
  type DueAppointmentRow,
  listDuePatientAppointments,
} from '../patient-list/patient-appointment-queries.ts';

const day = 86_400_000;
/** How long after its start a refused visit is still worth another one, and a moved one a new time. */
const dueDays = 7;
const moveDays = 30;

/** The closed appointments that need their patients (F-02, docs/product.md#needs-you-now). */
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
