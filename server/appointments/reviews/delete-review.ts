import { Refusal } from '#contract/platform/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import { removeReview } from './own-review-queries.ts';

/** Refuses with `review_not_found` unless it is the patient's own. */
export async function deleteReview({ database }: Deps, patientId: number, id: number): Promise<void> {
  const [removed] = await removeReview(database.pool, { id, patientId });
  if (!removed) throw new Refusal('review_not_found');
}
