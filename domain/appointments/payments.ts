import type { AppointmentStatus } from './appointment-lifecycle.ts';

/**
 * Payment as recorded by the doctor. `later` means that nothing was collected yet, so there is no receipt.
 */
export const collectedMethods = ['cash', 'upi', 'card'] as const;
export type CollectedMethod = (typeof collectedMethods)[number];
export const paymentMethods = [...collectedMethods, 'later'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Statuses in which money may have been collected: the visit was accepted and not cancelled. */
export const payableStatuses = [
  'Pending',
  'Confirmed',
  'Request for Rescheduling',
  'Completed',
  'Incomplete',
] as const satisfies readonly AppointmentStatus[];

export const maxListedVisits = 1000;

/** The figures whose appointments are listed by name. Accountants see only the first two. */
export const moneyVisitLists = ['owed', 'noOutcome'] as const;
export type MoneyVisitList = (typeof moneyVisitLists)[number];
export const visitLists = [
  ...moneyVisitLists,
  'all',
  'completed',
  'upcoming',
  'didNotCome',
  'cancelled',
] as const;
export type VisitListKind = (typeof visitLists)[number];

/**
 * `H7-2026-000042` is the 42nd receipt of hospital 7 in a clinic year; `R-2026-000042` belongs to a doctor's
 * own practice.
 */
export function formatReceiptNumber(year: number, number: number, hospitalId: number | null = null): string {
  const series = hospitalId === null ? 'R' : `H${hospitalId}`;
  return `${series}-${year}-${String(number).padStart(6, '0')}`;
}
