import { m } from '#messages/messages.js';
import { Icon } from '#web/ui/icon.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { formatReviewDay } from './review-day.ts';
import styles from './review-facts.module.css';

interface ReviewFactsProps {
  readonly review: { readonly rating: number; readonly date: string; readonly verifiedVisit: boolean };
  readonly edited?: boolean;
}

export function ReviewFacts({ review, edited = false }: ReviewFactsProps) {
  const { rating, date, verifiedVisit } = review;
  return (
    <p className={`row middle muted small ${styles.facts}`}>
      <Stars rating={rating} />
      <span>
        <time dateTime={date}>{formatReviewDay(date)}</time>
        {edited && ` · ${m.reviews_edited()}`}
      </span>
      {verifiedVisit && (
        <span className={styles.verified}>
          <Icon name="shield" size={16} />
          {m.reviews_verified()}
        </span>
      )}
    </p>
  );
}
