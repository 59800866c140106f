import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { idOf } from '#domain/platform/readable-ids.ts';
import { mainPractice, openPractice } from './practice-day-queries.ts';

/** The number of the doctor's practice in either form, or of the main one. Refuses with `practice_not_found`. */
export async function chosenPractice(
  db: Queryable,
  doctorId: number,
  text: string | undefined,
): Promise<number> {
  const practiceId = text === undefined ? null : idOf('practice', text);
  if (text !== undefined && practiceId === null) throw new Refusal('practice_not_found');
  const [practice] = practiceId
    ? await openPractice(db, { doctorId, practiceId })
    : await mainPractice(db, { doctorId });
  if (!practice) throw new Refusal('practice_not_found');
  return practice.id;
}
