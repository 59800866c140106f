import { of, statement } from '#db/statement.ts';
import type { DoctorSummaryRow } from '#server/doctors/practices/listed-doctors-sql.ts';
import { isAppointmentSql } from '#server/scheduling/reservations/occupied-slot-sql.ts';

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

export interface ReviewableDoctorRow
  extends Pick<DoctorSummaryRow, 'id' | 'name' | 'specialization' | 'photo_hash'> {
  seen: boolean;
  review_id: number | null;
}

/**
 * Doctors that the patient had an appointment that began and was not cancelled or rescheduled, the last
 * one first; with a pattern, then others by name, those with a word that begins with it first. The pattern
 * (`%text%`) filters both, so that doctors who were seen do not push out a match.
 */
export const listReviewableDoctors = statement('list_reviewable_doctors', {
  values: { patientId: of<number>, now: of<Date>, pattern: of<string | null>, max: of<number> },
  row: of<ReviewableDoctorRow>,
  sql: `
    with visited as (
      select doctor_id, max(starts_at) as last_visit from appointments
      where patient_id = :patientId and starts_at <= :now
        and status not in ('Cancelled', 'Rejected', 'Rescheduled') and ${isAppointmentSql('appointments')}
      group by doctor_id
    ), candidate as (
      select d.id, v.last_visit from visited v join doctors d on d.id = v.doctor_id
      where :pattern::text is null or d.name ilike :pattern
      union all
      (select id, null from doctors
       where listed and name ilike :pattern and id not in (select doctor_id from visited)
       order by ' ' || name ilike '% ' || substr(:pattern, 2) desc, name, id limit :max)
    )
    select d.id, d.name, d.specialization, d.photo_hash, c.last_visit is not null as seen, r.id as review_id
    from candidate c join doctors d on d.id = c.id
      left join reviews r on r.doctor_id = c.id and r.patient_id = :patientId
    order by c.last_visit desc nulls last, ' ' || d.name ilike '% ' || substr(:pattern, 2) desc, d.name, d.id
    limit :max`,
});
