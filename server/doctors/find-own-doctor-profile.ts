import { Refusal } from '#contract/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { type Clock, today } from '#server/platform/clock.ts';
import { type OwnDoctorProfileRow, ownProfileOfDoctor } from './own-doctor-profile-queries.ts';

/** A doctor's own profile, with the published days from today on and the revenue (H-10). */
export async function findOwnDoctorProfile(
  db: Queryable,
  clock: Clock,
  doctorId: number,
): Promise<OwnDoctorProfileRow> {
  const [row] = await ownProfileOfDoctor(db, { id: doctorId, from: today(clock) });
  if (!row) throw new Refusal('doctor_not_found');
  return row;
}
