import '#web/ui/forms/configure-zod.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { addReviewEndpoint } from '#contract/appointments/reviews.ts';

interface ReviewInput {
  readonly doctorId: string;
  readonly rating: number | string;
  readonly comment: string;
  readonly mayQuote: boolean;
}

/** The form of a review, validated by the contract. */
export const useReviewForm = (initial: ReviewInput) =>
  useForm({ resolver: zodResolver(addReviewEndpoint.body), defaultValues: initial });

export type ReviewForm = ReturnType<typeof useReviewForm>;
