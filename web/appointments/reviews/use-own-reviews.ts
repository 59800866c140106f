import { useQuery } from '@tanstack/react-query';
import { useCall } from '#web/api/context.tsx';

/** The query keys of reviews. */
export const reviewKeys = {
  own: ['own-reviews'],
  /** Followed by the search text. */
  doctors: ['reviewable-doctors'],
} as const;

/** The caller's own reviews, newest first (F-14). */
export function useOwnReviews() {
  const call = useCall();
  return useQuery({ queryKey: reviewKeys.own, queryFn: () => call('GET /reviews') });
}
