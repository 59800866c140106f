import type { Prescription } from '#contract/prescriptions.ts';
import type { Queryable } from '#server/platform/database.ts';
import { prescriptionPeople, prescriptionVersions } from './prescription-queries.ts';
import { prescriptionPeopleAnswer, prescriptionVersion } from './prescription-row.ts';

/** What was prescribed at a visit: the newest version with the earlier ones, and whose it is. Null when nothing was. */
export async function findPrescription(db: Queryable, appointmentId: number): Promise<Prescription | null> {
  const [newest, ...earlier] = await prescriptionVersions(db, appointmentId);
  if (!newest) return null;
  const [people] = await prescriptionPeople(db, appointmentId);
  if (!people) throw new Error(`Appointment ${appointmentId} has vanished`);
  return {
    ...prescriptionVersion(newest),
    earlier: earlier.map(prescriptionVersion),
    ...prescriptionPeopleAnswer(people),
  };
}
