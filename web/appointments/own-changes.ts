import type { AppointmentStatus } from '#domain/appointments/appointment-life.ts';

/** What this tab has made of appointments; null while a change is under way. */
const ownChanges = new Map<string, AppointmentStatus | null>();

/** Notes that this tab changes an appointment, and then to which status. */
export function recordOwnChange(appointmentId: string, status: AppointmentStatus | null): void {
  ownChanges.set(appointmentId, status);
}

/** Forgets a change that was not made. */
export function forgetOwnChange(appointmentId: string): void {
  ownChanges.delete(appointmentId);
}

/** Whether it was this tab that brought an appointment to this status: then that is no news. */
export function isOwnChange(appointmentId: string, status: AppointmentStatus): boolean {
  const mine = ownChanges.get(appointmentId);
  return mine === null || mine === status;
}
