import { useQueryClient } from '@tanstack/react-query';
import type { OwnReview } from '#contract/appointments/reviews.ts';
import type { Input } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { reviewKeys } from './use-own-reviews.ts';

/**
 * Adds, edits and deletes own reviews. After the response the list is updated and refetched along with the
 * choice of doctors. Throws if the call failed; then nothing has changed.
 */
export function useReviewChanges() {
  const call = useCall();
  const client = useQueryClient();

  const refresh = () => {
    for (const queryKey of Object.values(reviewKeys)) void client.invalidateQueries({ queryKey });
  };
  const show = async (change: (reviews: readonly OwnReview[]) => OwnReview[]) => {
    // A request in progress may bring an older state.
    await client.cancelQueries({ queryKey: reviewKeys.own });
    client.setQueryData<OwnReview[]>(reviewKeys.own, (shown) => shown && change(shown));
    refresh();
  };

  return {
    async add(body: Input<'POST /reviews'>['body']) {
      const answer = await call('POST /reviews', { body });
      await show((reviews) => [answer.review, ...reviews]);
      return answer;
    },
    async edit(id: string, body: Input<'PUT /reviews/:id'>['body']) {
      const answer = await call('PUT /reviews/:id', { params: { id }, body });
      await show((reviews) => reviews.map((review) => (review._id === id ? answer.review : review)));
      return answer;
    },
    async remove(id: string) {
      const answer = await call('DELETE /reviews/:id', { params: { id } });
      await show((reviews) => reviews.filter((review) => review._id !== id));
      return answer;
    },
    /** For use after a refusal. */
    refresh,
  };
}
