import { Refusal } from '#contract/platform/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { findHospitalPatient } from './person-queries.ts';

/**
 * Finds a patient of the caller's hospital, also by the id of a record merged into theirs.
 * Refuses with `patient_not_found` for all others, so that it does not reveal if they exist.
 */
export async function requireHospitalPatient(
  { hospitalId }: StaffActor,
  { database }: Pick<Deps, 'database'>,
  id: number,
): Promise<{ readonly id: number; readonly name: string }> {
  const [person] = await findHospitalPatient(database.pool, { hospitalId, id });
  if (!person) throw new Refusal('patient_not_found');
  return person;
}
