import type { AppointmentStatus } from './appointment-life.ts';

/**
 * How a visit is paid for, as its doctor records it (docs/product.md#payments). With `later` nothing was
 * collected yet, and there is no receipt.
 */
export const collectedMethods = ['cash', 'upi', 'card'] as const;
export type CollectedMethod = (typeof collectedMethods)[number];
export const paymentMethods = [...collectedMethods, 'later'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The statuses in which money may have been taken: the visit was accepted, and nobody has called it off. */
export const payableStatuses = [
  'Pending',
  'Confirmed',
  'Request for Rescheduling',
  'Completed',
  'Incomplete',
] as const satisfies readonly AppointmentStatus[];

/** How many visits a list of what is owed, or has no outcome, names. */
export const maxListedVisits = 1000;

/** `H7-2026-000042`: the 42nd receipt of hospital 7 in a year of the clinic; `R-2026-000042` of a doctor's own practice. */
export function formatReceiptNumber(year: number, number: number, hospitalId: number | null = null): string {
  const series = hospitalId === null ? 'R' : `H${hospitalId}`;
  return `${series}-${year}-${String(number).padStart(6, '0')}`;
}
