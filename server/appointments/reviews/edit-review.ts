import type { z } from 'zod';
import type { editReviewEndpoint } from '#contract/appointments/reviews.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { type OwnReviewRow, updateReview } from './own-review-queries.ts';

/** Refuses with `review_not_found` unless it is the patient's own. */
export async function editReview(
  { id: patientId }: Pick<Actor, 'id'>,
  { database, clock }: Deps,
  id: number,
  { rating, comment, mayQuote }: z.output<typeof editReviewEndpoint.body>,
): Promise<OwnReviewRow> {
  const now = new Date(clock.now());
  const [edited] = await updateReview(database.pool, {
    id,
    patientId,
    rating,
    comment,
    mayQuote: mayQuote ?? null,
    now,
  });
  if (!edited) throw new Refusal('review_not_found');
  return edited;
}
