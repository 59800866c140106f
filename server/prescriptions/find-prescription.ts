import type { Prescription } from '#contract/prescriptions.ts';
import type { Queryable } from '#db/statement.ts';
import { prescribedAppointment, prescriptionVersions } from './prescription-queries.ts';
import { prescriptionVersion, whosePrescription } from './prescription-row.ts';

/**
 * The prescription of an appointment: the newest version with the earlier ones, and whose it is. Null if
 * there is none.
 */
export async function findPrescription(db: Queryable, appointmentId: number): Promise<Prescription | null> {
  const [newest, ...earlier] = await prescriptionVersions(db, { appointmentId });
  if (!newest) return null;
  const [appointment] = await prescribedAppointment(db, { appointmentId });
  if (!appointment) throw new Error(`Appointment ${appointmentId} has vanished`);
  return {
    ...prescriptionVersion(newest),
    earlier: earlier.map(prescriptionVersion),
    ...whosePrescription(newest, appointment),
  };
}
