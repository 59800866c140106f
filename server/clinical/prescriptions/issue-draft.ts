import type { Queryable } from '#db/statement.ts';
import { announceAppointmentEvent } from '#server/platform/announcements/announce-appointment-event.ts';
import type { Deps } from '#server/platform/deps.ts';
import { listPrescriptionVersions } from './prescription-queries.ts';

/**
 * A reopened visit that is completed without a new prescription makes its draft valid again; the patient is
 * notified, as the earlier notification was withdrawn or never sent.
 */
export async function issueDraft(
  deps: Pick<Deps, 'config' | 'clock'>,
  db: Queryable,
  appointmentId: number,
): Promise<void> {
  const [draft] = await listPrescriptionVersions(db, { appointmentId });
  if (draft) await announceAppointmentEvent(deps, db, 'prescriptionReady', appointmentId);
}
