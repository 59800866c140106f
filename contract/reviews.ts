import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { anyId, optionalText, photo, text } from './fields.ts';

const review = z.object({
  _id: z.string(),
  /** The author: no contact details. */
  patientId: z.object({ name: z.string(), photo }),
  date: z.string(),
  createdAt: z.string(),
  rating: z.number().int(),
  comment: z.string(),
  /** Written by someone with a Completed visit (docs/product.md#reviews). */
  verifiedVisit: z.boolean(),
});
export type Review = z.infer<typeof review>;

export const doctorReviewsEndpoint = endpoint({
  method: 'GET',
  path: '/reviews/:doctorId',
  tag: 'Reviews',
  summary: 'The reviews of a doctor, newest first',
  who: 'anyone',
  params: z.object({ doctorId: anyId }),
  status: 200,
  answer: z.array(review),
  refusals: ['doctor_not_found'],
});

const ownReview = z.object({
  _id: z.string(),
  doctorId: z.string(),
  doctorName: z.string(),
  specialization: z.string(),
  doctorPhoto: z.string().nullable(),
  patientId: z.object({ _id: z.string(), patientId: z.string(), name: z.string(), photo }),
  date: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  rating: z.number().int(),
  comment: z.string(),
  verifiedVisit: z.boolean(),
});
export type OwnReview = z.infer<typeof ownReview>;

export const ownReviewsEndpoint = endpoint({
  method: 'GET',
  path: '/reviews',
  tag: 'Reviews',
  summary: "The caller's own reviews, newest first",
  who: ['patient'],
  status: 200,
  answer: z.array(ownReview),
  refusals: [],
});

export const reviewsByPatientEndpoint = endpoint({
  method: 'GET',
  path: '/reviews/patient/:patientId',
  tag: 'Reviews',
  summary: 'The same under its other name',
  who: ['patient'],
  own: 'patientId',
  params: z.object({ patientId: anyId }),
  status: 200,
  answer: z.array(ownReview),
  refusals: [],
});

const rating = z
  .union([z.number(), z.string().regex(/^\d+$/).transform(Number)], { error: 'field_rating' })
  .pipe(
    z
      .number()
      .int({ error: 'field_rating' })
      .min(1, { error: 'field_rating' })
      .max(5, { error: 'field_rating' }),
  );

/** 1 to 5 stars and a comment. */
export const reviewForm = z.object({ rating, comment: text(2000) });

export const addReviewEndpoint = endpoint({
  method: 'POST',
  path: '/reviews',
  tag: 'Reviews',
  summary: 'Review a doctor, once; whoever is named as the patient, the caller writes it',
  who: ['patient'],
  body: reviewForm.extend({ doctorId: anyId }),
  status: 201,
  answer: z.object({ message: z.string(), review: ownReview }),
  refusals: ['doctor_not_found', 'review_exists'],
});

export const editReviewEndpoint = endpoint({
  method: 'PUT',
  path: '/reviews/:id',
  tag: 'Reviews',
  summary: 'Change an own review',
  who: ['patient'],
  params: z.object({ id: anyId }),
  body: reviewForm,
  status: 200,
  answer: z.object({ message: z.string(), review: ownReview }),
  refusals: ['review_not_found'],
});

export const deleteReviewEndpoint = endpoint({
  method: 'DELETE',
  path: '/reviews/:id',
  tag: 'Reviews',
  summary: 'Take an own review back',
  who: ['patient'],
  params: z.object({ id: anyId }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ['review_not_found'],
});

export const reviewableDoctorsEndpoint = endpoint({
  method: 'GET',
  path: '/reviews/doctors',
  tag: 'Reviews',
  summary: 'Whom the caller may want to review: doctors seen first, then others whose name matches',
  who: ['patient'],
  query: z.object({ name: optionalText(100).default('') }),
  status: 200,
  answer: z.array(
    z.object({
      doctorId: z.string(),
      name: z.string(),
      specialization: z.string(),
      photo,
      seen: z.boolean(),
      /** The caller's own review of this doctor, if there is one. */
      reviewId: z.string().nullable(),
    }),
  ),
  refusals: [],
});
