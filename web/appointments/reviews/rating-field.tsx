import { type Ref, useId } from 'react';
import { m } from '#messages/messages.js';
import { describedBy, FieldError } from '#web/ui/fields/field-frame.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './rating-field.module.css';

const ratingLabels = [
  m.reviews_rating_1,
  m.reviews_rating_2,
  m.reviews_rating_3,
  m.reviews_rating_4,
  m.reviews_rating_5,
] as const;

interface RatingFieldProps {
  /** 1 to 5; anything else before a choice. */
  readonly value: number;
  readonly onChange: (rating: number) => void;
  readonly error?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** One to five stars as native radio buttons, with the word for the chosen number. */
export function RatingField({ value, onChange, error, inputRef }: RatingFieldProps) {
  const id = useId();
  const chosen = ratingLabels[value - 1];
  return (
    <div
      role="radiogroup"
      className="stack-1 shrinks"
      aria-labelledby={id}
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, error, undefined)}
    >
      <span id={id} className="strong">
        {m.reviews_rating()}
      </span>
      <div className={`row middle ${styles.row}`}>
        <div className={styles.stars}>
          {ratingLabels.map((word, index) => {
            const rating = index + 1;
            return (
              <label
                key={rating}
                className={`centred relative rounded-small ${styles.star}`}
                data-full={rating <= value || undefined}
              >
                <input
                  ref={rating === (chosen ? value : 1) ? inputRef : undefined}
                  type="radio"
                  name={id}
                  value={rating}
                  checked={rating === value}
                  onChange={() => onChange(rating)}
                  aria-label={m.reviews_rating_stars({ count: rating, word: word() })}
                />
                <Icon name="star" size={32} />
              </label>
            );
          })}
        </div>
        <span className="strong" aria-hidden="true">
          {chosen?.()}
        </span>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
