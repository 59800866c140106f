import { Refusal } from '#contract/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { type Clock, today } from '#server/platform/clock.ts';
import { type OwnProfileRow, ownProfile } from './own-profile-queries.ts';

/** A doctor's own profile, with the published days from today on and the revenue (H-10). */
export async function findOwnProfile(db: Queryable, clock: Clock, doctorId: number): Promise<OwnProfileRow> {
  const [row] = await ownProfile(db, { id: doctorId, from: today(clock) });
  if (!row) throw new Refusal('doctor_not_found');
  return row;
}
