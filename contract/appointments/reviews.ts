import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import {
  doctorId,
  instant,
  optionalText,
  patientId,
  photo,
  plainId,
  text,
  typedNumber,
} from '#contract/platform/fields.ts';

const review = z
  .object({
    _id: z.string(),
    patientId: z.object({ name: z.string(), photo }).describe('The author, without contact details.'),
    date: z.string(),
    createdAt: instant,
    rating: z.number().int(),
    comment: z.string(),
    verifiedVisit: z.boolean().describe('True if the author has a Completed appointment with the doctor.'),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof review>;

export const doctorReviewsEndpoint = endpoint({
  method: 'GET',
  path: '/reviews/:doctorId',
  tag: 'Reviews',
  summary: "List a doctor's reviews",
  description: 'Verified visits first, then newest first.',
  who: 'anyone',
  params: z.object({ doctorId }),
  status: 200,
  answer: z.array(review),
  refusals: ['doctor_not_found'],
});

const ownReview = z
  .object({
    _id: z.string(),
    doctorId: z.string(),
    doctorName: z.string(),
    specialization: z.string(),
    doctorPhoto: z.string().nullable(),
    patientId: z.object({ _id: z.string(), patientId: z.string(), name: z.string(), photo }),
    date: z.string(),
    createdAt: instant,
    updatedAt: instant,
    mayQuote: z.boolean().describe('True if the home page may quote the review.'),
    rating: z.number().int(),
    comment: z.string(),
    verifiedVisit: z.boolean(),
  })
  .meta({ id: 'OwnReview' });
export type OwnReview = z.infer<typeof ownReview>;

export const ownReviewsEndpoint = endpoint({
  method: 'GET',
  path: '/reviews',
  tag: 'Reviews',
  summary: "List the caller's own reviews",
  description: 'Newest first.',
  who: ['patient'],
  status: 200,
  answer: z.array(ownReview),
  refusals: [],
});

export const reviewsByPatientEndpoint = endpoint({
  method: 'GET',
  path: '/reviews/patient/:patientId',
  tag: 'Reviews',
  summary: "List the caller's own reviews (alias)",
  description: 'The same as GET /reviews.',
  who: ['patient'],
  own: 'patientId',
  params: z.object({ patientId }),
  status: 200,
  answer: z.array(ownReview),
  refusals: [],
});

const rating = z
  .union([z.number(), typedNumber('field_rating').regex(/^\d+$/).transform(Number)], {
    error: 'field_rating',
  })
  .pipe(
    z
      .number()
      .int({ error: 'field_rating' })
      .min(1, { error: 'field_rating' })
      .max(5, { error: 'field_rating' }),
  );

const reviewId = plainId.describe('The id of the review.');

export const reviewForm = z.object({
  rating,
  comment: text(2000),
  mayQuote: z
    .boolean()
    .optional()
    .describe(
      "True to allow the home page to quote the review with the author's name. Unchanged if omitted.",
    ),
});

export const addReviewEndpoint = endpoint({
  method: 'POST',
  path: '/reviews',
  tag: 'Reviews',
  summary: 'Review a doctor',
  description:
    'Each doctor can be reviewed once. The author is always the caller, regardless of any patient named in the request.',
  who: ['patient'],
  body: reviewForm.extend({ doctorId }),
  status: 201,
  answer: z.object({ message: z.string(), review: ownReview }),
  refusals: ['doctor_not_found', 'review_exists'],
});

export const editReviewEndpoint = endpoint({
  method: 'PUT',
  path: '/reviews/:id',
  tag: 'Reviews',
  summary: "Update one of the caller's reviews",
  who: ['patient'],
  params: z.object({ id: reviewId }),
  body: reviewForm,
  status: 200,
  answer: z.object({ message: z.string(), review: ownReview }),
  refusals: ['review_not_found'],
});

export const deleteReviewEndpoint = endpoint({
  method: 'DELETE',
  path: '/reviews/:id',
  tag: 'Reviews',
  summary: "Delete one of the caller's reviews",
  who: ['patient'],
  params: z.object({ id: reviewId }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ['review_not_found'],
});

export const reviewableDoctorsEndpoint = endpoint({
  method: 'GET',
  path: '/reviews/doctors',
  tag: 'Reviews',
  summary: 'List doctors the caller can review',
  description: 'Doctors seen come first, then others whose name matches.',
  who: ['patient'],
  query: z.object({ name: optionalText(100).default('').describe("Part of the doctor's name.") }),
  status: 200,
  answer: z.array(
    z.object({
      doctorId: z.string(),
      name: z.string(),
      specialization: z.string(),
      photo,
      seen: z.boolean(),
      reviewId: z
        .string()
        .nullable()
        .describe("The id of the caller's review of this doctor. Null if there is none."),
    }),
  ),
  refusals: [],
});
