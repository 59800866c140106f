import type { OwnReview } from '#contract/appointments/reviews.ts';
import { m } from '#messages/messages.js';
import { explainFailure } from '#web/api/refusals.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EditReview } from './edit-review.tsx';
import { OwnReviewCard } from './own-review-card.tsx';
import type { useOwnReviews } from './queries.ts';
import { useReviewDeletion } from './use-review-deletion.ts';
import type { ReviewFocus } from './use-review-focus.ts';

interface OwnReviewsProps {
  readonly query: ReturnType<typeof useOwnReviews>;
  readonly heading: 'h3' | 'h4';
  readonly editing: string | null;
  readonly onEdit: (reviewId: string | null) => void;
  readonly focus: ReviewFocus;
}

export function OwnReviews({ query, heading, editing, onEdit, focus }: OwnReviewsProps) {
  const { data: reviews, isPending, error, isFetching, refetch } = query;
  const deletion = useReviewDeletion();

  if (isPending) {
    return (
      <div className="stack-3" role="status">
        <span className="visually-hidden">{m.reviews_loading()}</span>
        <Skeleton height={184} />
        <Skeleton height={184} />
      </div>
    );
  }
  if (!reviews) {
    return (
      <EmptyState failed icon="warning" title={m.reviews_failed()} text={explainFailure(error)}>
        <Button busy={isFetching} onClick={() => void refetch()}>
          {m.common_retry()}
        </Button>
      </EmptyState>
    );
  }
  if (reviews.length === 0) {
    return <EmptyState icon="star" title={m.reviews_none()} text={m.reviews_none_hint()} />;
  }
  const remove = (review: OwnReview, index: number) =>
    deletion.run({
      review,
      onLeave: () => focus.onPlace(index),
      onRestored: ({ _id }) => focus.onReview(_id),
    });
  return (
    <ul className="stack-3">
      {reviews.map((review, index) => (
        <li key={review._id}>
          <OwnReviewCard
            review={review}
            heading={heading}
            busy={deletion.pendingFor(review._id)}
            onEdit={() => onEdit(review._id)}
            onDelete={() => void remove(review, index)}
          >
            {editing === review._id ? (
              <EditReview
                review={review}
                onDone={() => {
                  onEdit(null);
                  focus.onReview(review._id);
                }}
              />
            ) : null}
          </OwnReviewCard>
        </li>
      ))}
    </ul>
  );
}
