import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';

/** Statuses that this tab has given to appointments; null while a change is in progress. */
const ownChanges = new Map<string, AppointmentStatus | null>();

/** Null marks a change in progress. */
export function recordOwnChange(appointmentId: string, status: AppointmentStatus | null): void {
  ownChanges.set(appointmentId, status);
}

/** For a change that was not made. */
export function forgetOwnChange(appointmentId: string): void {
  ownChanges.delete(appointmentId);
}

/** This tab made the change, so it is no news. */
export function isOwnChange(appointmentId: string, status: AppointmentStatus): boolean {
  const mine = ownChanges.get(appointmentId);
  return mine === null || mine === status;
}
