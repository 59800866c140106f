import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { parseId } from '#domain/platform/readable-ids.ts';
import { findMainPractice, findOpenPractice } from './practice-day-queries.ts';

/** Accepts an id in either form, or undefined for the main practice. Refuses with `practice_not_found`. */
export async function resolvePracticeId(
  db: Queryable,
  doctorId: number,
  text: string | undefined,
): Promise<number> {
  const practiceId = text === undefined ? null : parseId('practice', text);
  if (text !== undefined && practiceId === null) throw new Refusal('practice_not_found');
  const [practice] = practiceId
    ? await findOpenPractice(db, { doctorId, practiceId })
    : await findMainPractice(db, { doctorId });
  if (!practice) throw new Refusal('practice_not_found');
  return practice.id;
}
