import type { z } from 'zod';
import type { addReviewEndpoint } from '#contract/appointments/reviews.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { requireDoctor } from '#server/doctors/profile/require-doctor.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { insertReview, type OwnReviewRow } from './own-review-queries.ts';

/** One review per patient. Refuses with `doctor_not_found` or `review_exists`, also in a race. */
export async function addReview(
  { id: patientId }: Pick<Actor, 'id'>,
  { database: { pool }, clock }: Deps,
  { doctorId, rating, comment, mayQuote = false }: z.output<typeof addReviewEndpoint.body>,
): Promise<OwnReviewRow> {
  const [added] = await insertReview(pool, {
    doctorId,
    patientId,
    rating,
    comment,
    mayQuote,
    now: new Date(clock.now()),
  });
  if (added) return added;
  await requireDoctor(pool, doctorId);
  throw new Refusal('review_exists');
}
