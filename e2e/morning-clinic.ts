/**
 * A time zone in which it is between nine and ten in the morning right now, so that its day is upcoming
 * whenever this runs.
 */
export function findMorningTimeZone(now = new Date()): string {
  const ahead = (9 - now.getUTCHours() + 24) % 24;
  const offset = ahead > 12 ? ahead - 24 : ahead;
  // Signs are reversed in these names (POSIX): Etc/GMT-5 is five hours ahead of UTC.
  if (offset === 0) return 'Etc/UTC';
  return offset > 0 ? `Etc/GMT-${offset}` : `Etc/GMT+${-offset}`;
}
