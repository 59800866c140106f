import type { PatientProfile } from '#contract/patients.ts';
import type { Queryable } from '#db/statement.ts';
import { patientProfile } from './own-patient-profile-queries.ts';
import { ownPatientProfile } from './patient-presenter.ts';

/** A patient's own profile (H-21). */
export async function findOwnPatientProfile(db: Queryable, id: number): Promise<PatientProfile> {
  const [row] = await patientProfile(db, { id });
  if (!row) throw new Error(`Patient ${id} has vanished`);
  return ownPatientProfile(row);
}
