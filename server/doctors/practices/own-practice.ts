import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { fieldRefusal } from '#server/platform/http/problems.ts';
import { listPracticesOfDoctor, type OwnPracticeRow } from './list-practices.ts';
import { findListedHospital, lockDoctorForPractices, lockPractice } from './practice-queries.ts';

/** Locks a doctor's practice; refuses with `practice_not_found` if it is another doctor's. */
export async function requireOwnPractice(db: Queryable, doctorId: number, id: number) {
  await lockDoctorForPractices(db, { doctorId });
  const [practice] = await lockPractice(db, { id, doctorId });
  if (!practice) throw new Refusal('practice_not_found');
  return practice;
}

export async function findOwnPractice(db: Queryable, doctorId: number, id: number): Promise<OwnPracticeRow> {
  const row = (await listPracticesOfDoctor(db, { doctorId })).find((practice) => practice.id === id);
  if (!row) throw new Refusal('practice_not_found');
  return row;
}

/**
 * Requires a listed hospital at which the doctor does not practise yet, not counting `exceptAt`. Refuses at the
 * field `hospitalId`.
 */
export async function requireNewHospital(
  db: Queryable,
  doctorId: number,
  id: number,
  exceptAt: number | null,
): Promise<void> {
  const [hospital] = await findListedHospital(db, { id });
  if (!hospital) throw fieldRefusal('hospitalId', 'field_hospital_listed');
  const practices = await listPracticesOfDoctor(db, { doctorId });
  const isThere = practices.some((one) => one.hospital_id === hospital.id && one.id !== exceptAt);
  if (isThere) throw fieldRefusal('hospitalId', 'field_hospital_twice');
}

/**
 * Called after the main practice moved to another hospital: refuses at `hospital` if the doctor already
 * practises there.
 */
export async function refuseDuplicateHospital(db: Queryable, doctorId: number): Promise<void> {
  const practices = await listPracticesOfDoctor(db, { doctorId });
  const main = practices.find((practice) => practice.is_main)?.hospital_id ?? null;
  const isTwice = practices.some((one) => !one.is_main && main !== null && one.hospital_id === main);
  if (isTwice) throw fieldRefusal('hospital', 'field_hospital_twice');
}
