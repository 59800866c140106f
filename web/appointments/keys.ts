import type { QueryClient } from '@tanstack/react-query';

/**
 * The first word of every key: whoever stores an answer under it has it asked again when an appointment
 * changes.
 */
const appointments = 'appointments';

/** Under which keys the answers about appointments are stored, a patient's and a doctor's. */
export const appointmentKeys = {
  /** What lies ahead of the patient, and what lies behind, page after page. */
  open: [appointments, 'open'],
  history: [appointments, 'history'],
  requested: [appointments, 'requested'],
  rescheduleRequests: [appointments, 'reschedule-requests'],
  /** The doctor's awaited appointments of one day, YYYY-MM-DD; of every day when it is left out. */
  pending: (day?: string) => (day === undefined ? [appointments, 'pending'] : [appointments, 'pending', day]),
  /** Filters, sorting and page go behind it. */
  list: [appointments, 'list'],
  counts: [appointments, 'counts'],
  detail: (appointmentId: string) => [appointments, 'detail', appointmentId],
} as const;

/** Has everything asked again that a change may have made old: lists, counts, figures, details. */
export function refreshAppointments(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [appointments] });
}

/** Drops answers under way, since they may be older than a change. */
export function cancelAppointmentAnswers(client: QueryClient): Promise<void> {
  return client.cancelQueries({ queryKey: [appointments] });
}
