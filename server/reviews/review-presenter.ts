import type { Review } from '#contract/reviews.ts';
import { dayAt } from '#domain/calendar-days.ts';
import { photoUrl } from '#server/photos/store-photo.ts';
import type { ReviewRow } from './review-queries.ts';

/** A review as anybody reads it. */
export function publicReview(row: ReviewRow, timeZone: string): Review {
  return {
    _id: String(row.id),
    patientId: { name: row.patient_name, photo: { url: photoUrl(row.photo_hash, 'small') } },
    date: dayAt(row.created_at.getTime(), timeZone),
    createdAt: row.created_at.toISOString(),
    rating: row.rating,
    comment: row.comment,
    verifiedVisit: row.verified_visit,
  };
}
