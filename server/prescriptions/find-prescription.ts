import type { Prescription } from '#contract/prescriptions.ts';
import type { Queryable } from '#server/platform/database.ts';
import { prescriptionVersions } from './prescription-queries.ts';
import { prescriptionVersion } from './prescription-row.ts';

/** What was prescribed at a visit: the newest version, and those that it corrects, newest first. Null when nothing was. */
export async function findPrescription(db: Queryable, appointmentId: number): Promise<Prescription | null> {
  const [newest, ...earlier] = (await prescriptionVersions(db, appointmentId)).map(prescriptionVersion);
  return newest ? { ...newest, earlier } : null;
}
