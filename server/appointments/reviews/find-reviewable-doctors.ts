import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { listReviewableDoctors, type ReviewableDoctorRow } from './review-queries.ts';

/** A list of choices cannot show more. */
const maxDoctors = 20;

/** Matches the text anywhere, with its own wildcards escaped. */
function toLikePattern(name: string): string {
  return `%${name.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Doctors the patient has seen, then others whose name contains `name`. */
export function findReviewableDoctors(
  { id: patientId }: Pick<Actor, 'id'>,
  { database, clock }: Deps,
  name: string,
): Promise<ReviewableDoctorRow[]> {
  const pattern = name === '' ? null : toLikePattern(name);
  return listReviewableDoctors(database.pool, {
    patientId,
    now: new Date(clock.now()),
    pattern,
    max: maxDoctors,
  });
}
