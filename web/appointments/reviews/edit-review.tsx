import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OwnReview } from '#contract/appointments/reviews.ts';
import { m } from '#messages/messages.js';
import type { Input } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { changedReviews, showReviews } from './queries.ts';
import { ReviewFields } from './review-fields.tsx';
import styles from './review-form.module.css';
import { useReviewForm } from './use-review-form.ts';

interface EditReviewProps {
  readonly review: OwnReview;
  readonly onDone: () => void;
}

export function EditReview({ review, onDone }: EditReviewProps) {
  const { _id, doctorId, doctorName, rating, comment, mayQuote } = review;
  const call = useCall();
  const client = useQueryClient();
  const form = useReviewForm({ doctorId, rating, comment, mayQuote });
  const { handleSubmit, setFocus, formState, setError } = form;
  useEffect(() => setFocus('rating'), [setFocus]);

  const edit = useCommand(
    (body: Input<'PUT /reviews/:id'>['body']) => call('PUT /reviews/:id', { params: { id: _id }, body }),
    {
      form: { setError, failed: m.reviews_update_failed },
      async onDone({ review: saved }) {
        await showReviews(client, (shown) => shown.map((one) => (one._id === _id ? saved : one)));
        onDone();
      },
      refresh: changedReviews,
    },
  );
  const submit = handleSubmit((body) =>
    edit.run({ rating: body.rating, comment: body.comment, mayQuote: body.mayQuote ?? false }),
  );
  const { isSubmitting } = formState;
  return (
    <form
      className="stack-3 shrinks"
      aria-label={m.reviews_of({ name: doctorName })}
      noValidate
      onSubmit={submit}
    >
      <ReviewFields form={form} problem={edit.problem} />
      <div className={styles.buttons}>
        <Button look="quiet" disabled={isSubmitting} onClick={onDone}>
          {m.common_cancel()}
        </Button>
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? m.common_saving() : m.reviews_save()}
        </Button>
      </div>
    </form>
  );
}
