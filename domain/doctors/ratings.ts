/** Every doctor's average starts from this many reviews with this many stars. */
export const priorRatings = { count: 5, stars: 4 } as const;

/**
 * A weighted average to one decimal that includes the prior ratings, so a single review moves it little. Null
 * if there are none.
 */
export function toAverageRating(sum: number, count: number): number | null {
  if (count === 0) return null;
  const all = sum + priorRatings.count * priorRatings.stars;
  return Math.round((10 * all) / (count + priorRatings.count)) / 10;
}

export type Star = 'full' | 'half' | 'empty';

/** Five stars; a fraction of 0.5 or more is a half star. */
export function toStars(rating: number): Star[] {
  const full = Math.floor(rating);
  const half = rating - full >= 0.5;
  return Array.from({ length: 5 }, (_, index) =>
    index < full ? 'full' : index === full && half ? 'half' : 'empty',
  );
}
