import { Refusal } from '#contract/platform/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { removeReview } from './own-review-queries.ts';

/** Refuses with `review_not_found` unless it is the patient's own. */
export async function deleteReview(
  { id: patientId }: Pick<Actor, 'id'>,
  { database }: Deps,
  id: number,
): Promise<void> {
  const [removed] = await removeReview(database.pool, { id, patientId });
  if (!removed) throw new Refusal('review_not_found');
}
