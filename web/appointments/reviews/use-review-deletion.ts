import { useQueryClient } from '@tanstack/react-query';
import type { OwnReview } from '#contract/appointments/reviews.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { getRefusalMessage } from '#web/api/refusals.ts';
import { useCommand } from '#web/api/use-command.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { changedReviews, showReviews } from './queries.ts';

interface Deletion {
  readonly review: OwnReview;
  /** Called when the deleted row has gone, to move the focus. */
  readonly onLeave: () => void;
  readonly onRestored: (review: OwnReview) => void;
}

/** Deletes a review immediately and offers Undo, which writes it again and can be retried. */
export function useReviewDeletion() {
  const call = useCall();
  const client = useQueryClient();
  const subject = ({ review }: Deletion) => review._id;
  const offer = (deletion: Deletion, label: string) => ({
    label,
    about: m.reviews_of({ name: deletion.review.doctorName }),
    act: () => void restore.run(deletion),
    onLeave: deletion.onLeave,
  });
  const restore = useCommand(
    ({ review: { doctorId, rating, comment } }: Deletion) =>
      call('POST /reviews', { body: { doctorId, rating, comment } }),
    {
      subject,
      done: () => m.reviews_restored(),
      async onDone({ review }, { onRestored }) {
        await showReviews(client, (reviews) => [review, ...reviews]);
        onRestored(review);
      },
      explain: () => null,
      onFailed: (error, deletion) =>
        toast.bad(getRefusalMessage(error) ?? m.reviews_add_failed(), offer(deletion, m.common_retry())),
      refresh: changedReviews,
    },
  );
  return useCommand(({ review: { _id: id } }: Deletion) => call('DELETE /reviews/:id', { params: { id } }), {
    subject,
    done: null,
    async onDone({ message }, deletion) {
      toast.good(message, offer(deletion, m.common_undo()));
      await showReviews(client, (reviews) => reviews.filter(({ _id }) => _id !== deletion.review._id));
    },
    otherwise: () => m.reviews_delete_failed(),
    refresh: changedReviews,
  });
}
