/**
 * A time zone in which it is between nine and ten in the morning now: its day lies ahead, whenever this runs.
 */
export function findMorningTimeZone(now = new Date()): string {
  const ahead = (9 - now.getUTCHours() + 24) % 24;
  const offset = ahead > 12 ? ahead - 24 : ahead;
  // In these names the sign is the other way round (POSIX): Etc/GMT-5 is five hours ahead of UTC.
  if (offset === 0) return 'Etc/UTC';
  return offset > 0 ? `Etc/GMT-${offset}` : `Etc/GMT+${-offset}`;
}
