import type { Review } from '#contract/appointments/reviews.ts';
import { priorRatings } from '#domain/doctors/ratings.ts';
import { m } from '#messages/messages.js';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ReviewFacts } from './review-facts.tsx';
import styles from './review-list.module.css';

const initialCount = 4;

interface ReviewListProps {
  /** Null if they could not be loaded. */
  readonly reviews: readonly Review[] | null;
  readonly onRetry: () => void;
  /** For patients: the URL to write a review. */
  readonly writePath: string | null;
}

/** Reviews after a verified visit, and the others below them. */
export function ReviewList({ reviews, onRetry, writePath }: ReviewListProps) {
  const verified = reviews?.filter(({ verifiedVisit }) => verifiedVisit) ?? [];
  const others = reviews?.filter(({ verifiedVisit }) => !verifiedVisit) ?? [];
  return (
    <section aria-labelledby="reviews-title" className="stack-3">
      <div className="row-2 middle spread">
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
            {m.common_retry()}
          </Button>
        </EmptyState>
      )}
      {reviews?.length === 0 && (
        <EmptyState icon="star" title={m.doctors_reviews_none()} text={m.doctors_reviews_none_hint()} />
      )}
      {verified.length > 0 && (
        <>
          <p className="muted small readable">
            {m.reviews_rating_hint({ stars: priorRatings.stars.toFixed(1) })}
          </p>
          <Reviews reviews={verified} heading="h3" />
        </>
      )}
      {others.length > 0 && (
        <section aria-labelledby="other-reviews-title" className="stack-3">
          {verified.length === 0 && <p>{m.reviews_verified_none()}</p>}
          <h3 id="other-reviews-title" className={styles.others}>
            {m.reviews_others({ count: others.length })}
          </h3>
          <p className="muted small readable">{m.reviews_others_hint()}</p>
          <Reviews reviews={others} heading="h4" />
        </section>
      )}
    </section>
  );
}

interface ReviewsProps {
  readonly reviews: readonly Review[];
  readonly heading: 'h3' | 'h4';
}

/** The first few, and the rest folded. */
function Reviews({ reviews, heading }: ReviewsProps) {
  const rest = reviews.slice(initialCount);
  return (
    <div>
      <Entries reviews={reviews.slice(0, initialCount)} heading={heading} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{m.doctors_reviews_more({ count: rest.length })}</summary>
          <Entries reviews={rest} heading={heading} />
        </details>
      )}
    </div>
  );
}

function Entries({ reviews, heading: Heading }: ReviewsProps) {
  return (
    <ul className="grid">
      {reviews.map((review) => (
        <li key={review._id} className={`line-3 line-above ${styles.review}`}>
          <Avatar name={review.patientId.name} url={review.patientId.photo.url} size={48} />
          <div className="stack-1 shrinks">
            <Heading className={styles.author}>
              <UserText>{review.patientId.name}</UserText>
            </Heading>
            <ReviewFacts review={review} />
            <p className={styles.comment}>
              <UserText>{review.comment}</UserText>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
