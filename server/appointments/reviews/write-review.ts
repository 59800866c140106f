import type { z } from 'zod';
import type { addReviewEndpoint, editReviewEndpoint } from '#contract/appointments/reviews.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { requireDoctor } from '#server/doctors/profile/require-doctor.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { insertReview, type OwnReviewRow, removeReview, updateReview } from './review-queries.ts';

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

/** Refuses with `review_not_found` unless it is the patient's own. */
export async function deleteReview(
  { id: patientId }: Pick<Actor, 'id'>,
  { database }: Deps,
  id: number,
): Promise<void> {
  const [removed] = await removeReview(database.pool, { id, patientId });
  if (!removed) throw new Refusal('review_not_found');
}
