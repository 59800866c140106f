import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OwnReview } from '#contract/appointments/reviews.ts';
import { m } from '#messages/messages.js';
import { translateSpecialization } from '#names/specialization-name.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { doctorPath } from '#web/ui/paths.ts';
import styles from './own-reviews.module.css';
import { ReviewFacts } from './review-facts.tsx';

interface OwnReviewCardProps {
  readonly review: OwnReview;
  readonly heading: 'h3' | 'h4';
  readonly busy: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly children?: ReactNode;
}

export function OwnReviewCard({ review, heading, busy, onEdit, onDelete, children }: OwnReviewCardProps) {
  const { _id, doctorId, doctorName, doctorPhoto, specialization, comment, createdAt, updatedAt } = review;
  const Name = heading;
  const about = <span className="visually-hidden">: {m.reviews_of({ name: doctorName })}</span>;
  return (
    <article
      data-review={_id}
      tabIndex={-1}
      aria-label={m.reviews_of({ name: doctorName })}
      aria-busy={busy || undefined}
      className={styles.card}
    >
      <div className={`flex middle shrinks ${styles.doctor}`}>
        <span aria-hidden="true">
          <Avatar name={doctorName} url={doctorPhoto} size={48} />
        </span>
        <div>
          <Name>
            <Link to={doctorPath(doctorId)}>
              <UserText>{doctorName}</UserText>
            </Link>
          </Name>
          <p>{translateSpecialization(specialization) || m.doctors_general()}</p>
        </div>
      </div>
      {children ?? (
        <>
          <ReviewFacts review={review} edited={updatedAt !== createdAt} />
          <p className={`readable break-anywhere ${styles.comment}`}>
            <UserText>{comment}</UserText>
          </p>
          <div className={`row-1 ${styles.buttons}`}>
            <Button look="plain" disabled={busy} onClick={onEdit}>
              <Icon name="edit" />
              {m.reviews_edit()}
              {about}
            </Button>
            <Button look="plain" className={styles.delete ?? ''} busy={busy} onClick={onDelete}>
              <Icon name="trash" />
              {m.reviews_delete()}
              {about}
            </Button>
          </div>
        </>
      )}
    </article>
  );
}
