import { useController, useWatch } from 'react-hook-form';
import { toLanguageTag } from '#domain/platform/language-tags.ts';
import { m } from '#messages/messages.js';
import { getLocale } from '#messages/runtime.js';
import { Checkbox } from '#web/ui/fields/checkmark.tsx';
import { getFieldMessage } from '#web/ui/fields/field-message.ts';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import { RatingField } from './rating-field.tsx';
import styles from './review-form.module.css';
import type { ReviewForm } from './use-review-form.ts';

/** As in the contract. */
const maxCommentLength = 2000;

interface ReviewFieldsProps {
  readonly form: ReviewForm;
  readonly hint?: string;
  readonly problem: string | null;
}

/** Text that is too long is not cut; the counter shows the excess. */
export function ReviewFields({ form, hint, problem }: ReviewFieldsProps) {
  const { control, register, formState } = form;
  const { errors } = formState;
  const { field } = useController({ control, name: 'rating' });
  const { field: quote } = useController({ control, name: 'mayQuote' });
  const comment = useWatch({ control, name: 'comment' });
  const count = comment.trim().length;
  const number = new Intl.NumberFormat(toLanguageTag(getLocale()));
  return (
    <>
      <RatingField
        value={Number(field.value)}
        onChange={field.onChange}
        error={errors.rating && m.field_rating()}
        inputRef={field.ref}
      />
      <div className={`relative ${styles.comment}`}>
        <TextAreaField
          label={m.reviews_comment()}
          hint={hint}
          rows={4}
          error={getFieldMessage(errors.comment)}
          {...register('comment')}
        />
        <p className={`muted small ${styles.count}`} data-over={count > maxCommentLength || undefined}>
          {m.reviews_comment_count({ count: number.format(count), most: number.format(maxCommentLength) })}
        </p>
      </div>
      <Checkbox label={m.reviews_may_quote()} on={quote.value === true} onChange={quote.onChange} />
      <FormProblem text={problem} />
    </>
  );
}
