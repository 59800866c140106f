import { of, statement } from '#db/statement.ts';

export interface ReviewRow {
  id: number;
  rating: number;
  comment: string;
  created_at: Date;
  patient_name: string;
  photo_hash: string | null;
  verified_visit: boolean;
}

/**
 * Whether the author of a review `r` has a Completed appointment with the doctor (docs/product.md#reviews).
 */
export const verifiedVisit = `exists (select from appointments a
  where a.doctor_id = r.doctor_id and a.patient_id = r.patient_id and a.status = 'Completed') as verified_visit`;

/** A doctor's reviews, newest first, at most 200 (docs/product.md#reviews). */
export const reviewsOfDoctor = statement('reviews_of_doctor', {
  values: { doctorId: of<number> },
  row: of<ReviewRow>,
  sql: `
    select r.id, r.rating, r.comment, r.created_at, p.name as patient_name, p.photo_hash, ${verifiedVisit}
    from reviews r join patients p on p.id = r.patient_id
    where r.doctor_id = :doctorId order by r.created_at desc limit 200`,
});
