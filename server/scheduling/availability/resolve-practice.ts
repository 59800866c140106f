import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { findMainPractice, findOpenPractice } from './practice-day-queries.ts';

/** The main practice without `given`. Refuses with `practice_not_found`. */
export async function resolvePracticeId(
  db: Queryable,
  doctorId: number,
  given: number | undefined,
): Promise<number> {
  const [practice] =
    given === undefined
      ? await findMainPractice(db, { doctorId })
      : await findOpenPractice(db, { doctorId, practiceId: given });
  if (!practice) throw new Refusal('practice_not_found');
  return practice.id;
}
