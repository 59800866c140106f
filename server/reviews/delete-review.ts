import { Refusal } from '#contract/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import { reviewIdOf } from './find-review.ts';
import { removeReview } from './own-review-queries.ts';

/** Takes an own review back (H-34); somebody else's does not exist for the caller: `review_not_found`. */
export async function deleteReview({ database }: Deps, patientId: number, reviewId: string): Promise<void> {
  const [removed] = await removeReview(database.pool, { id: reviewIdOf(reviewId), patientId });
  if (!removed) throw new Refusal('review_not_found');
}
