import { of, statement } from '#db/statement.ts';

export interface ReviewRow {
  id: number;
  rating: number;
  comment: string;
  created_at: Date;
  patient_name: string;
  photo_hash: string | null;
  /** True if its author has a Completed appointment with the doctor. */
  verified: boolean;
}

/**
 * Verified reviews first, each kind newest first, and at most 200 of each, so that others cannot push out
 * verified ones.
 */
export const listDoctorReviews = statement('list_doctor_reviews', {
  values: { doctorId: of<number> },
  row: of<ReviewRow>,
  sql: `
    select r.id, r.rating, r.comment, r.created_at, p.name as patient_name, p.photo_hash, r.verified
    from (values (true), (false)) kind (verified) cross join lateral (
      select * from reviews
      where doctor_id = :doctorId and verified = kind.verified
      order by created_at desc, id desc limit 200
    ) r join patients p on p.id = r.patient_id
    order by r.verified desc, r.created_at desc, r.id desc`,
});
