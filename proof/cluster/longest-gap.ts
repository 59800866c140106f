/**
 * The longest period without a booking that overlaps the time between `from` and `to`, in seconds. `times` is
 * sorted; all are milliseconds of one clock.
 */
export function findLongestGap(times: readonly number[], from: number, to: number): number {
  let longest = 0;
  let before = from;
  for (const time of [...times.filter((at) => at < to), to]) {
    if (time > from) longest = Math.max(longest, time - before);
    before = time;
  }
  return longest / 1000;
}

/** The middle value, or the mean of the two middle ones. Throws for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [upper, lower] = [sorted[sorted.length >> 1], sorted[(sorted.length - 1) >> 1]];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing.');
  return (upper + lower) / 2;
}
