import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { OwnReview } from '#contract/appointments/reviews.ts';
import { useCall } from '#web/api/context.tsx';
import { useAnswer } from '#web/api/use-answer.ts';
import type { ChosenDoctor } from './review-draft.ts';

export const reviewKeys = {
  own: ['own-reviews'],
  /** Followed by the search text. */
  doctors: ['reviewable-doctors'],
} as const;
/** After a change: the list, and the choice of doctors. */
export const changedReviews = [reviewKeys.own, reviewKeys.doctors];

/** Newest first. */
export function useOwnReviews() {
  const call = useCall();
  return useQuery({ queryKey: reviewKeys.own, queryFn: () => call('GET /reviews') });
}

/** Updates the list immediately. */
export async function showReviews(
  client: QueryClient,
  change: (reviews: readonly OwnReview[]) => OwnReview[],
): Promise<void> {
  // A request in progress may bring an older state.
  await client.cancelQueries({ queryKey: reviewKeys.own });
  client.setQueryData<OwnReview[]>(reviewKeys.own, (shown) => shown && change(shown));
}

interface LinkedDoctor {
  readonly isPending: boolean;
  /** Null without a doctor, or if the id is unknown. */
  readonly doctor: ChosenDoctor | null;
}

/** The doctor of a link to a review, by either form of the id. */
export function useLinkedDoctor(id: string | null): LinkedDoctor {
  const input = id === null ? null : { params: { id } };
  const { data, isPending } = useAnswer(['wanted-doctor'], 'GET /doctors/:id/profile', input, {
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (id === null) return { isPending: false, doctor: null };
  const doctor = data?.doctor ?? null;
  return {
    isPending,
    doctor: doctor && { doctorId: doctor.doctorId, name: doctor.name, photo: doctor.photo.url },
  };
}
