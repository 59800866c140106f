import { of, statement } from '#db/statement.ts';
import type { ReviewRow } from './review-queries.ts';

export interface OwnReviewRow extends ReviewRow {
  doctor_id: number;
  doctor_name: string;
  specialization: string;
  doctor_photo_hash: string | null;
  patient_id: number;
  updated_at: Date;
  may_quote: boolean;
}

const reviewColumnsSql = `r.id, r.doctor_id, r.patient_id, r.rating, r.comment, r.created_at, r.updated_at, r.may_quote,
  d.name as doctor_name, d.specialization, d.photo_hash as doctor_photo_hash,
  p.name as patient_name, p.photo_hash, r.verified`;
/** The reviews of a table, or of a statement that has just written them, with doctor and patient. */
const reviewSourcesSql = (reviews: string) =>
  `from ${reviews} r join doctors d on d.id = r.doctor_id join patients p on p.id = r.patient_id`;

export const listPatientReviews = statement('list_patient_reviews', {
  values: { patientId: of<number> },
  row: of<OwnReviewRow>,
  sql: `
    select ${reviewColumnsSql} ${reviewSourcesSql('reviews')}
    where r.patient_id = :patientId order by r.created_at desc, r.id desc`,
});

/* Triggers of the same transaction set `verified` and the doctor's sums (db/migrations/0005-doctors.sql). */

/**
 * No row if there is no such doctor, or the patient has reviewed them, which the unique constraint decides.
 */
export const insertReview = statement('insert_review', {
  values: {
    doctorId: of<number>,
    patientId: of<number>,
    rating: of<number>,
    comment: of<string>,
    mayQuote: of<boolean>,
    now: of<Date>,
  },
  row: of<OwnReviewRow>,
  sql: `
    with added as (
      insert into reviews (doctor_id, patient_id, rating, comment, may_quote, created_at, updated_at)
      select id, :patientId, :rating, :comment, :mayQuote, :now, :now from doctors where id = :doctorId
      on conflict (doctor_id, patient_id) do nothing
      returning *
    )
    select ${reviewColumnsSql} ${reviewSourcesSql('added')}`,
});

export const updateReview = statement('update_review', {
  values: {
    id: of<number>,
    patientId: of<number>,
    rating: of<number>,
    comment: of<string>,
    mayQuote: of<boolean | null>,
    now: of<Date>,
  },
  row: of<OwnReviewRow>,
  sql: `
    with edited as (
      update reviews set rating = :rating, comment = :comment, may_quote = coalesce(:mayQuote, may_quote), updated_at = :now
      where id = :id and patient_id = :patientId
      returning *
    )
    select ${reviewColumnsSql} ${reviewSourcesSql('edited')}`,
});

export const removeReview = statement('remove_review', {
  values: { id: of<number>, patientId: of<number> },
  row: of<{ id: number }>,
  sql: 'delete from reviews where id = :id and patient_id = :patientId returning id',
});
