/**
 * The names of a doctor's attempts sort in the order in which they were made, so that frames of older ones
 * can be recognized.
 */

const digits = 4;

/** The `number`th attempt of a tab, from 1. At most 40 characters (contract/platform/live-frames.ts). */
export function attemptName(peer: string, number: number): string {
  return `${peer.slice(-35)}-${String(number).padStart(digits, '0')}`;
}

/** An attempt of another tab is always later. */
export function isLater(attempt: string, seen: string | null): boolean {
  if (seen === null) return true;
  const getTab = (name: string) => name.slice(0, -digits);
  return getTab(attempt) !== getTab(seen) || attempt > seen;
}
