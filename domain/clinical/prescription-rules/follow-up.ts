/** Months after a visit in person during which later ones count as a follow-up. */
const followUpMonths = 6;

/** The last day of the month where that has fewer days. */
function subtractMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const index = year * 12 + (month - 1) - count;
  const lastOfMonth = new Date(Date.UTC(Math.floor(index / 12), (index % 12) + 1, 0)).getUTCDate();
  const then = new Date(Date.UTC(Math.floor(index / 12), index % 12, Math.min(date, lastOfMonth)));
  return then.toISOString().slice(0, 10);
}

/** The first day of the six calendar months before `day`. */
export function findFollowUpStart(day: string): string {
  return subtractMonths(day, followUpMonths);
}

/**
 * The latest completed visit in person with the same doctor that makes a visit on `day` a follow-up; null if
 * none does.
 */
export function findFollowedVisit(day: string, inPersonDays: readonly string[]): string | null {
  const since = findFollowUpStart(day);
  const days = inPersonDays.filter((one) => since <= one && one <= day);
  return days.sort().at(-1) ?? null;
}
