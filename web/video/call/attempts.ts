/**
 * The names of a doctor's attempts sort in the order in which they were made, so that frames of older ones
 * can be told apart.
 */

const digits = 4;

/** The name of a tab's `number`th attempt, from 1. At most 40 characters (contract/platform/live.ts). */
export function attemptName(peer: string, number: number): string {
  return `${peer.slice(-35)}-${String(number).padStart(digits, '0')}`;
}

/** Whether an attempt came after the last one seen. One of another tab always did. */
export function isLater(attempt: string, seen: string | null): boolean {
  if (seen === null) return true;
  const getTab = (name: string) => name.slice(0, -digits);
  return getTab(attempt) !== getTab(seen) || attempt > seen;
}
