/** How often each value was measured. */
export type MeasuredValues = readonly (readonly [value: number, times: number])[];

/**
 * The value that this share (0 to 1) of the measurements lies below; between two neighbours as far as its place lies between
 * theirs, as PostgreSQL's `percentile_cont`. Null where nothing was measured.
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
