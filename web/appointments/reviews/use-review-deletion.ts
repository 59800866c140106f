import { useState } from 'react';
import type { OwnReview } from '#contract/appointments/reviews.ts';
import { m } from '#messages/messages.js';
import { ApiError } from '#web/api/client.ts';
import { getRefusalMessage } from '#web/api/refusals.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { useReviewChanges } from './use-review-changes.ts';

interface DeletionFocus {
  /** Called when the deleted row has gone, to move the focus. */
  readonly onLeave: () => void;
  readonly onRestored: (review: OwnReview) => void;
}

/** Deletes a review immediately and offers Undo, which writes it again and can be retried. */
export function useReviewDeletion() {
  const { add, remove, refresh } = useReviewChanges();
  // A deleted review stays here until its row has gone: its disabled button shows that the focus will be
  // lost.
  const [deleting, setDeleting] = useState<ReadonlySet<string>>(new Set());
  const mark = (id: string, isRunning: boolean) =>
    setDeleting((ids) => new Set(isRunning ? [...ids, id] : [...ids].filter((other) => other !== id)));

  const restore = async (review: OwnReview, focus: DeletionFocus) => {
    const { doctorId, rating, comment } = review;
    try {
      const answer = await add({ doctorId, rating, comment });
      toast.good(m.reviews_restored());
      focus.onRestored(answer.review);
    } catch (error) {
      toast.bad(getRefusalMessage(error) ?? m.reviews_add_failed(), {
        ...offer(review, focus),
        label: m.reviews_undo_retry(),
      });
    }
  };
  const offer = (review: OwnReview, focus: DeletionFocus) => ({
    label: m.reviews_undo(),
    about: m.reviews_of({ name: review.doctorName }),
    act: () => void restore(review, focus),
    onLeave: focus.onLeave,
  });

  const discard = async (review: OwnReview, focus: DeletionFocus) => {
    mark(review._id, true);
    try {
      const { message } = await remove(review._id);
      toast.good(message, offer(review, focus));
    } catch (error) {
      toast.bad(getRefusalMessage(error) ?? m.reviews_delete_failed());
      // Deleted in another tab, but still in this list.
      if (error instanceof ApiError && error.code === 'review_not_found') refresh();
      mark(review._id, false);
    }
  };
  return { deleting, discard };
}
