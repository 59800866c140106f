import { useId, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AddReview } from './add-review.tsx';
import { OwnReviews } from './own-reviews.tsx';
import styles from './patient-reviews.module.css';
import { useLinkedDoctor, useOwnReviews } from './queries.ts';
import { useReviewFocus } from './use-review-focus.ts';

interface PatientReviewsProps {
  /** The doctor of a link to a review. */
  readonly wantedId?: string | null;
  readonly heading: 'h2' | 'h3';
}

export function PatientReviews({ wantedId = null, heading: Heading }: PatientReviewsProps) {
  const id = useId();
  const query = useOwnReviews();
  const wanted = useLinkedDoctor(wantedId);
  const [editing, setEditing] = useState<string | null>(null);
  const list = useRef<HTMLElement>(null);
  const focus = useReviewFocus(list);
  return (
    <div className="stack-4 column top">
      <section
        className={`stack-3 shrinks padded-4 surface raised outlined ${styles.add}`}
        aria-labelledby={`${id}-add`}
      >
        <Heading id={`${id}-add`}>{m.reviews_add_title()}</Heading>
        {wanted.isPending ? (
          <Skeleton height={360} />
        ) : (
          <AddReview
            key={wantedId}
            wanted={wanted.doctor}
            reviews={query.data ?? []}
            onAdded={(review) => focus.onReview(review._id)}
            onEdit={setEditing}
          />
        )}
      </section>
      <section ref={list} className={`stack-3 shrinks ${styles.own}`} aria-labelledby={`${id}-own`}>
        <Heading id={`${id}-own`} tabIndex={-1}>
          {m.reviews_list()}
        </Heading>
        <OwnReviews
          query={query}
          heading={Heading === 'h2' ? 'h3' : 'h4'}
          editing={editing}
          onEdit={setEditing}
          focus={focus}
        />
      </section>
    </div>
  );
}
