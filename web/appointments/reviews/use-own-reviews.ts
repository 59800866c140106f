import { useQuery } from '@tanstack/react-query';
import { useCall } from '#web/api/context.tsx';

export const reviewKeys = {
  own: ['own-reviews'],
  /** Followed by the search text. */
  doctors: ['reviewable-doctors'],
} as const;

/** Newest first. */
export function useOwnReviews() {
  const call = useCall();
  return useQuery({ queryKey: reviewKeys.own, queryFn: () => call('GET /reviews') });
}
