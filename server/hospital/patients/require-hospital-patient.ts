import { Refusal } from '#contract/platform/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/http/mount.ts';
import { findHospitalPatient } from './person-queries.ts';

/**
 * Finds a patient of the caller's hospital, also by the id of a record merged into theirs.
 * Refuses with `patient_not_found` for all others, so that it does not reveal if they exist.
 */
export async function requireHospitalPatient(
  { database }: Pick<Deps, 'database'>,
  { hospitalId }: StaffCaller,
  id: number,
): Promise<{ readonly id: number; readonly name: string }> {
  const [person] = await findHospitalPatient(database.pool, { hospitalId, id });
  if (!person) throw new Refusal('patient_not_found');
  return person;
}
