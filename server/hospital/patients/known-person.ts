import { Refusal } from '#contract/platform/refusals.ts';
import { parseId } from '#domain/platform/readable-ids.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/http/mount.ts';
import { findHospitalPatient } from './person-queries.ts';

/**
 * Somebody whom the caller's hospital knows, in either form of their id or of a record that was merged into
 * theirs (M-06). Refuses with `patient_not_found` for everybody else, whether or not they are anywhere in HAMS.
 */
export async function requireHospitalPatient(
  { database }: Pick<Deps, 'database'>,
  { hospitalId }: StaffCaller,
  text: string,
): Promise<{ readonly id: number; readonly name: string }> {
  const id = parseId('patient', text);
  const [person] = id === null ? [] : await findHospitalPatient(database.pool, { hospitalId, id });
  if (!person) throw new Refusal('patient_not_found');
  return person;
}
