import type { Deps } from '#server/platform/deps.ts';
import { type ReviewableDoctorRow, reviewableDoctors } from './reviewable-doctors-queries.ts';

/** As many as a list to choose from can show. */
const atMost = 20;

/** Text that is found wherever it stands: what LIKE would take for a wildcard is meant as itself. */
function patternOf(name: string): string {
  return `%${name.replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * Whom a patient may want to review: doctors they have seen, then others whose name contains `name` (F-14).
 */
export function findReviewableDoctors(
  { database, clock }: Deps,
  patientId: number,
  name: string,
): Promise<ReviewableDoctorRow[]> {
  const pattern = name === '' ? null : patternOf(name);
  return reviewableDoctors(database.pool, { patientId, now: new Date(clock.now()), pattern, atMost });
}
