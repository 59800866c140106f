import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import { isDay } from '#domain/platform/calendar-days.ts';
import { toMinutes } from '#domain/scheduling/slot-grid.ts';

/** An appointment is looked up by its id, or by its day and slot. */
export interface AppointmentKey {
  readonly appointmentId: string | null;
  readonly date: string | null;
  readonly slot: string | null;
}

const toText = (value: unknown) => (typeof value === 'string' ? value : null);

/** Parses the route state or the query; null if it cannot be an appointment. */
export function parseAppointmentKey(state: unknown, query: URLSearchParams): AppointmentKey | null {
  const given = typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
  const named = (name: keyof AppointmentKey) => toText(given[name]) ?? query.get(name);
  const [appointmentId, date, slot] = [named('appointmentId'), named('date'), named('slot')];
  if (appointmentId) return { appointmentId, date: null, slot: null };
  return isDay(date ?? '') && toMinutes(slot ?? '') !== null ? { appointmentId, date, slot } : null;
}

const matchesKey = (one: PatientAppointment, { appointmentId, date, slot }: AppointmentKey) =>
  appointmentId ? one.appointmentId === appointmentId : one.date === date && one.slot === slot;

export const inactiveStatuses: ReadonlySet<string> = new Set(['Cancelled', 'Rejected', 'Rescheduled']);

/** Newest first; at most one of those at a time is still active. */
export function findVisitByKey(visits: readonly PatientAppointment[], wanted: AppointmentKey) {
  const found = visits.filter((one) => matchesKey(one, wanted));
  return found.find(({ appStatus }) => !inactiveStatuses.has(appStatus)) ?? found[0];
}
