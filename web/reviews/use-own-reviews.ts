import { useQuery } from '@tanstack/react-query';
import { useCall } from '../api/context.tsx';

/** Under which keys the answers about reviews are stored, so that a change reaches every screen. */
export const reviewKeys = {
  own: ['own-reviews'],
  /** The name that is searched goes behind it. */
  doctors: ['reviewable-doctors'],
} as const;

/** The caller's own reviews, newest first (F-14). */
export function useOwnReviews() {
  const call = useCall();
  return useQuery({ queryKey: reviewKeys.own, queryFn: () => call('GET /reviews') });
}
