import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { anyId, photo } from './fields.ts';

const review = z.object({
  _id: z.string(),
  /** Who wrote it: a name and a face, never a way to reach them. */
  patientId: z.object({ name: z.string(), photo }),
  date: z.string(),
  createdAt: z.string(),
  rating: z.number().int(),
  comment: z.string(),
  /** Written by someone with a Completed visit (decisions §7). */
  verifiedVisit: z.boolean(),
});
export type Review = z.infer<typeof review>;

export const doctorReviews = endpoint({
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
