/** Attempts of one doctor's tab rise by name, so that whatever belongs to an older one is known as such. */

const digits = 4;

/** The name of a tab's `number`th attempt, from 1. At most 40 characters, as contract/live.ts asks. */
export function attemptName(peer: string, number: number): string {
  return `${peer.slice(-35)}-${String(number).padStart(digits, '0')}`;
}

/** Whether an attempt came after the one seen last. Those of another tab are later by themselves. */
export function isLater(attempt: string, seen: string | null): boolean {
  if (seen === null) return true;
  const tabOf = (name: string) => name.slice(0, -digits);
  return tabOf(attempt) !== tabOf(seen) || attempt > seen;
}
