import { useEffect } from 'react';
import type { OwnReview } from '#contract/appointments/reviews.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { ReviewFields } from './review-fields.tsx';
import styles from './review-form.module.css';
import { useReviewChanges } from './use-review-changes.ts';
import { useReviewForm } from './use-review-form.ts';

interface EditReviewProps {
  readonly review: OwnReview;
  readonly onDone: () => void;
}

export function EditReview({ review, onDone }: EditReviewProps) {
  const { _id, doctorId, doctorName, rating, comment, mayQuote } = review;
  const { form, problem, send } = useReviewForm(
    { doctorId, rating, comment, mayQuote },
    m.reviews_update_failed,
  );
  const { edit } = useReviewChanges();
  const { handleSubmit, setFocus, formState } = form;
  useEffect(() => setFocus('rating'), [setFocus]);

  const submit = handleSubmit((body) =>
    send(async () => {
      const { message } = await edit(_id, {
        rating: body.rating,
        comment: body.comment,
        mayQuote: body.mayQuote ?? false,
      });
      toast.good(message);
      onDone();
    }),
  );
  const { isSubmitting } = formState;
  return (
    <form
      className="stack-3 shrinks"
      aria-label={m.reviews_of({ name: doctorName })}
      noValidate
      onSubmit={submit}
    >
      <ReviewFields form={form} problem={problem} />
      <div className={styles.buttons}>
        <Button look="quiet" disabled={isSubmitting} onClick={onDone}>
          {m.reviews_cancel()}
        </Button>
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? m.reviews_saving() : m.reviews_save()}
        </Button>
      </div>
    </form>
  );
}
