import type { Queryable } from '#db/statement.ts';
import { announceAppointmentEvent } from '#server/platform/announcements/announce.ts';
import type { Deps } from '#server/platform/deps.ts';
import { listPrescriptionVersions } from './prescription-queries.ts';

/**
 * The prescription of a visit that was reopened counts again, because the visit is completed without another: its
 * patient is told of it, as they were not before, or it was taken back.
 */
export async function issueDraft(
  deps: Pick<Deps, 'config' | 'clock'>,
  db: Queryable,
  appointmentId: number,
): Promise<void> {
  const [draft] = await listPrescriptionVersions(db, { appointmentId });
  if (draft) await announceAppointmentEvent(deps, db, 'prescriptionReady', appointmentId);
}
