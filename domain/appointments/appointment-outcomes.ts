import type { AppointmentStatus } from './appointment-lifecycle.ts';

/** Accepted appointments that are upcoming or wait to be closed; requests are not among them. */
export const acceptedOpenStatuses = [
  'Pending',
  'Confirmed',
  'Request for Rescheduling',
] as const satisfies readonly AppointmentStatus[];

/** Appointments that did not take place. A moved one counts only at its new time. */
export const unattendedStatuses = [
  'Cancelled',
  'Rejected',
  'Incomplete',
] as const satisfies readonly AppointmentStatus[];

/** For how many days after their first appointment patients count as new. */
export const newPatientDays = 30;
