import type { PatientAppointment } from '#contract/appointments.ts';
import { type AppointmentStatus, openStatuses } from '#domain/appointment-life.ts';

const open: readonly AppointmentStatus[] = openStatuses;

/** The visits that still lie ahead, the nearest first. `now` in milliseconds. */
export function upcoming(
  appointments: readonly PatientAppointment[],
  now: number,
): readonly PatientAppointment[] {
  return appointments
    .filter(({ appStatus, startsAt }) => open.includes(appStatus) && Date.parse(startsAt) > now)
    .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
}
