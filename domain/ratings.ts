/**
 * The mean of `count` ratings with this `sum`, to one decimal; null if there are none
 * (docs/product.md#reviews).
 */
export function averageRating(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round((sum / count) * 10) / 10;
}

export type Star = 'full' | 'half' | 'empty';

/** Five stars for a rating; a fraction of 0.5 or more is a half star (D-04). */
export function starsOf(rating: number): Star[] {
  const full = Math.floor(rating);
  const half = rating - full >= 0.5;
  return Array.from({ length: 5 }, (_, index) =>
    index < full ? 'full' : index === full && half ? 'half' : 'empty',
  );
}
