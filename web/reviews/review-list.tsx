import type { Review } from '#contract/reviews.ts';
import { m } from '#messages/messages.js';
import { Avatar } from '../ui/avatar.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { ReviewFacts } from './review-facts.tsx';
import styles from './review-list.module.css';

/** How many reviews are shown before "Show more". */
const openReviews = 4;

interface ReviewListProps {
  /** Null if they could not be loaded. */
  readonly reviews: readonly Review[] | null;
  readonly onRetry: () => void;
  /** Where to write a review, for patients. */
  readonly writePath: string | null;
}

/** What patients wrote about a doctor, newest first (D-04). */
export function ReviewList({ reviews, onRetry, writePath }: ReviewListProps) {
  const rest = reviews?.slice(openReviews) ?? [];
  return (
    <section aria-labelledby="reviews-title" className={styles.reviews}>
      <div className={styles.head}>
        <h2 id="reviews-title">{m.doctors_reviews()}</h2>
        {writePath && (
          <ButtonLink look="quiet" to={writePath}>
            <Icon name="star" />
            {m.reviews_write()}
          </ButtonLink>
        )}
      </div>
      {reviews === null && (
        <EmptyState icon="warning" title={m.doctors_reviews_failed()} failed>
          <Button look="quiet" onClick={onRetry}>
            {m.doctors_retry()}
          </Button>
        </EmptyState>
      )}
      {reviews?.length === 0 && (
        <EmptyState icon="heart" title={m.doctors_reviews_none()} text={m.doctors_reviews_none_hint()} />
      )}
      {reviews && reviews.length > 0 && <Reviews reviews={reviews.slice(0, openReviews)} />}
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{m.doctors_reviews_more({ count: rest.length })}</summary>
          <Reviews reviews={rest} />
        </details>
      )}
    </section>
  );
}

function Reviews({ reviews }: { readonly reviews: readonly Review[] }) {
  return (
    <ul className={styles.list}>
      {reviews.map((review) => (
        <li key={review._id} className={styles.review}>
          <Avatar name={review.patientId.name} url={review.patientId.photo.url} size={48} />
          <div className={styles.words}>
            <h3>{review.patientId.name}</h3>
            <ReviewFacts review={review} />
            <p className={styles.comment}>{review.comment}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
