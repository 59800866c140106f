/** How many calendar months a visit in person makes later ones a follow-up. */
const followUpMonths = 6;

/** The day so many calendar months earlier; the last of its month where that has fewer days. */
function subtractMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const index = year * 12 + (month - 1) - count;
  const lastOfMonth = new Date(Date.UTC(Math.floor(index / 12), (index % 12) + 1, 0)).getUTCDate();
  const then = new Date(Date.UTC(Math.floor(index / 12), index % 12, Math.min(date, lastOfMonth)));
  return then.toISOString().slice(0, 10);
}

/** The first day whose visits in person make a visit on `day` a follow-up: six calendar months before it. */
export function findFollowUpStart(day: string): string {
  return subtractMonths(day, followUpMonths);
}

/**
 * The latest of the days of completed visits in person with the same doctor that makes a visit on `day` a
 * follow-up; null if none does (docs/product.md#prescribing-by-video).
 */
export function findFollowedVisit(day: string, inPersonDays: readonly string[]): string | null {
  const since = findFollowUpStart(day);
  const days = inPersonDays.filter((one) => since <= one && one <= day);
  return days.sort().at(-1) ?? null;
}
