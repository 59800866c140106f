import { Refusal } from '#contract/refusals.ts';
import { idOf } from '#domain/readable-ids.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/mount.ts';
import { knownPatient } from './emergency-queries.ts';

/** Somebody whom the caller's hospital knows; everybody else is `patient_not_found`, wherever they are. */
export async function requireKnownPatient(
  { database }: Pick<Deps, 'database'>,
  { hospitalId }: StaffCaller,
  text: string,
): Promise<{ readonly id: number; readonly name: string }> {
  const id = idOf('patient', text);
  const [person] = id === null ? [] : await knownPatient(database.pool, { hospitalId, id });
  if (!person) throw new Refusal('patient_not_found');
  return person;
}
