import { toStars } from '#domain/doctors/ratings.ts';
import { m } from '#messages/messages.js';
import styles from './stars.module.css';

const outline = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z';
const leftHalf = 'M12 2.6v14.8l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z';

export function Stars({ rating }: { readonly rating: number }) {
  return (
    <span
      className={`inline-flex middle nowrap ${styles.rating}`}
      role="img"
      aria-label={m.doctors_rating_of({ rating })}
    >
      <span className="strong">{rating}</span>
      <svg width="92" height="16" viewBox="0 0 136 24" aria-hidden="true">
        {toStars(rating).map((star, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: five stars in a fixed order
          <g key={index} transform={`translate(${index * 28} 0)`}>
            <path d={outline} className={star === 'full' ? styles.full : styles.empty} />
            {star === 'half' && <path d={leftHalf} className={styles.full} />}
          </g>
        ))}
      </svg>
    </span>
  );
}
