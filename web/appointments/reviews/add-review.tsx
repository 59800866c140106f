import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import type { OwnReview } from '#contract/appointments/reviews.ts';
import { m } from '#messages/messages.js';
import type { Input } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { getFieldMessage } from '#web/ui/fields/field-message.ts';
import { Icon } from '#web/ui/icon.tsx';
import { DoctorField } from './doctor-field.tsx';
import { changedReviews, showReviews } from './queries.ts';
import { type ChosenDoctor, loadDraft, saveDraft } from './review-draft.ts';
import { ReviewFields } from './review-fields.tsx';
import styles from './review-form.module.css';
import { useReviewForm } from './use-review-form.ts';

interface AddReviewProps {
  /** The doctor of a link; replaces an earlier choice. */
  readonly wanted: ChosenDoctor | null;
  readonly reviews: readonly OwnReview[];
  readonly onAdded: (review: OwnReview) => void;
  /** A review of this doctor already exists and is to be edited. */
  readonly onEdit: (reviewId: string) => void;
}

export function AddReview({ wanted, reviews, onAdded, onEdit }: AddReviewProps) {
  const [draft] = useState(() => loadDraft());
  const [doctor, setDoctor] = useState(wanted ?? draft.doctor);
  const { rating, comment } = draft;
  const call = useCall();
  const client = useQueryClient();
  const form = useReviewForm({ doctorId: doctor?.doctorId ?? '', rating, comment, mayQuote: false });
  const { control, handleSubmit, reset, formState, setError } = form;
  const { field } = useController({ control, name: 'doctorId' });

  const [typedRating, typedComment] = useWatch({ control, name: ['rating', 'comment'] });
  useEffect(
    () => saveDraft({ doctor, rating: typedRating, comment: typedComment }),
    [doctor, typedRating, typedComment],
  );

  const choose = (chosen: ChosenDoctor | null) => {
    setDoctor(chosen);
    field.onChange(chosen?.doctorId ?? '');
  };
  const add = useCommand((body: Input<'POST /reviews'>['body']) => call('POST /reviews', { body }), {
    form: { setError, failed: m.reviews_add_failed },
    async onDone({ review }) {
      await showReviews(client, (shown) => [review, ...shown]);
      reset({ doctorId: '', rating: '', comment: '', mayQuote: false });
      setDoctor(null);
      onAdded(review);
    },
    // A review written in another tab is missing from the list.
    refresh: changedReviews,
  });
  const existing = doctor && reviews.find(({ doctorId }) => doctorId === doctor.doctorId);
  const { errors, isSubmitting } = formState;

  return (
    <form
      className="stack-3 shrinks"
      aria-label={m.reviews_add_title()}
      noValidate
      onSubmit={handleSubmit((body) => add.run({ ...body, doctorId: doctor?.doctorId ?? '' }))}
    >
      <DoctorField
        chosen={doctor}
        onChoose={choose}
        error={errors.doctorId && (doctor ? getFieldMessage(errors.doctorId) : m.reviews_doctor_missing())}
        inputRef={field.ref}
      />
      {existing && (
        <p role="status" className={styles.exists}>
          <span>{m.reviews_exists()}</span>
          <Button look="plain" onClick={() => onEdit(existing._id)}>
            <Icon name="edit" />
            {m.reviews_exists_edit()}
          </Button>
        </p>
      )}
      <ReviewFields form={form} hint={m.reviews_comment_hint()} problem={add.problem} />
      <Button type="submit" wide busy={isSubmitting} disabled={Boolean(existing)}>
        {isSubmitting ? m.reviews_submitting() : m.reviews_submit()}
      </Button>
    </form>
  );
}
