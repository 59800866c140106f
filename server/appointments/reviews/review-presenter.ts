import type { z } from 'zod';
import type { OwnReview, Review, reviewableDoctorsEndpoint } from '#contract/appointments/reviews.ts';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { photoUrl } from '#server/platform/files/store-photo.ts';
import type { OwnReviewRow, ReviewableDoctorRow, ReviewRow } from './review-queries.ts';

export function publicReview(row: ReviewRow, timeZone: string): Review {
  return {
    _id: String(row.id),
    patientId: { name: row.patient_name, photo: { url: photoUrl(row.photo_hash, 'small') } },
    date: toCalendarDay(row.created_at.getTime(), timeZone),
    createdAt: row.created_at.toISOString(),
    rating: row.rating,
    comment: row.comment,
    verifiedVisit: row.verified,
  };
}

export function ownReview(row: OwnReviewRow, timeZone: string): OwnReview {
  const { patientId: writer, ...review } = publicReview(row, timeZone);
  return {
    ...review,
    doctorId: formatId('doctor', row.doctor_id),
    doctorName: row.doctor_name,
    specialization: row.specialization,
    doctorPhoto: photoUrl(row.doctor_photo_hash, 'small'),
    patientId: {
      _id: String(row.patient_id),
      patientId: formatId('patient', row.patient_id),
      ...writer,
    },
    updatedAt: row.updated_at.toISOString(),
    mayQuote: row.may_quote,
  };
}

export function reviewableDoctor(
  row: ReviewableDoctorRow,
): z.input<typeof reviewableDoctorsEndpoint.answer>[number] {
  return {
    doctorId: formatId('doctor', row.id),
    name: row.name,
    specialization: row.specialization,
    photo: { url: photoUrl(row.photo_hash, 'small') },
    seen: row.seen,
    reviewId: row.review_id === null ? null : String(row.review_id),
  };
}
