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
