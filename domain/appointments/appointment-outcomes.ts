import type { AppointmentStatus } from './appointment-life.ts';

/**
 * Accepted appointments that still lie ahead or wait to be closed; requests are not among them
 * (docs/product.md#life-of-an-appointment).
 */
export const acceptedOpenStatuses = [
  'Pending',
  'Confirmed',
  'Request for Rescheduling',
] as const satisfies readonly AppointmentStatus[];

/** Appointments that did not take place, for whatever reason; one that was moved counts at its new time alone. */
export const unattendedStatuses = [
  'Cancelled',
  'Rejected',
  'Incomplete',
] as const satisfies readonly AppointmentStatus[];

/** For how many days after their first appointment patients count as new (docs/product.md#figures). */
export const newPatientDays = 30;
