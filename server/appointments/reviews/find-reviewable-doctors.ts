import type { Deps } from '#server/platform/deps.ts';
import { listReviewableDoctors, type ReviewableDoctorRow } from './reviewable-doctors-queries.ts';

/** As many as a list of choices can show. */
const maxDoctors = 20;

/** A LIKE pattern that finds the text anywhere; its own wildcards are escaped. */
function toLikePattern(name: string): string {
  return `%${name.replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * The doctors that a patient may want to review: those seen, then others whose name contains `name` (F-14).
 */
export function findReviewableDoctors(
  { database, clock }: Deps,
  patientId: number,
  name: string,
): Promise<ReviewableDoctorRow[]> {
  const pattern = name === '' ? null : toLikePattern(name);
  return listReviewableDoctors(database.pool, {
    patientId,
    now: new Date(clock.now()),
    pattern,
    atMost: maxDoctors,
  });
}
