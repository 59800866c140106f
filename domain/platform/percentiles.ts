export type MeasuredValues = readonly (readonly [value: number, times: number])[];

/**
 * Interpolates linearly between neighbours, like PostgreSQL's `percentile_cont`. `share` is 0 to 1; null if
 * nothing was measured.
 */
export function toPercentile(measured: MeasuredValues, share: number): number | null {
  const sorted = measured.toSorted(([one], [other]) => one - other);
  const count = sorted.reduce((sum, [, times]) => sum + times, 0);
  if (count === 0) return null;
  const valueAt = (place: number): number => {
    let before = 0;
    for (const [value, times] of sorted) {
      before += times;
      if (place < before) return value;
    }
    throw new RangeError(`${place} is beyond ${count} measurements`);
  };
  const place = share * (count - 1);
  const lower = valueAt(Math.floor(place));
  return lower + (place - Math.floor(place)) * (valueAt(Math.ceil(place)) - lower);
}
