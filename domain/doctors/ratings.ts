/** What is taken for granted of every doctor: so many reviews with so many stars (docs/product.md#reviews). */
export const priorRatings = { count: 5, stars: 4 } as const;

/**
 * The average of `count` ratings of verified visits with this `sum`, weighted: together with the prior ones.
 * A single one moves it little, a hundred speak for themselves. To one decimal; null if there are none
 * (docs/product.md#reviews).
 */
export function toAverageRating(sum: number, count: number): number | null {
  if (count === 0) return null;
  const all = sum + priorRatings.count * priorRatings.stars;
  return Math.round((10 * all) / (count + priorRatings.count)) / 10;
}

export type Star = 'full' | 'half' | 'empty';

/** Five stars for a rating; a fraction of 0.5 or more is a half star (D-04). */
export function toStars(rating: number): Star[] {
  const full = Math.floor(rating);
  const half = rating - full >= 0.5;
  return Array.from({ length: 5 }, (_, index) =>
    index < full ? 'full' : index === full && half ? 'half' : 'empty',
  );
}
