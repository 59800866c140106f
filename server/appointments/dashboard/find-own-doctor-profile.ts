import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { countUpcomingVisits } from '#server/appointments/practice-changes/count-upcoming-visits.ts';
import { type Clock, today } from '#server/platform/clock.ts';
import { findOwnProfile, type OwnDoctorProfileRow } from './own-doctor-profile-queries.ts';

export interface OwnDoctorProfile extends OwnDoctorProfileRow {
  /** At the main practice. */
  visits_ahead: number;
}

export async function findOwnDoctorProfile(
  db: Queryable,
  clock: Clock,
  doctorId: number,
): Promise<OwnDoctorProfile> {
  const [row] = await findOwnProfile(db, { id: doctorId, from: today(clock) });
  if (!row) throw new Refusal('doctor_not_found');
  const ahead = await countUpcomingVisits({ clock }, db, { doctorId, hospitalId: null });
  return { ...row, visits_ahead: ahead.find(({ is_main: isMain }) => isMain)?.visits ?? 0 };
}
