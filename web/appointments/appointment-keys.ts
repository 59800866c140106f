import type { QueryClient } from '@tanstack/react-query';

/** The first part of every key: all of them are refetched when an appointment changes. */
const appointments = 'appointments';

export const appointmentKeys = {
  all: [appointments],
  /** The patient's open appointments, and the history by pages. */
  open: [appointments, 'open'],
  history: [appointments, 'history'],
  card: (appointmentId: string) => [appointments, 'card', appointmentId],
  requested: [appointments, 'requested'],
  rescheduleRequests: [appointments, 'reschedule-requests'],
  /** A day of the doctor, YYYY-MM-DD; all days without one. */
  day: (date?: string) => (date === undefined ? [appointments, 'day'] : [appointments, 'day', date]),
  /** Followed by filters, order and page. */
  list: [appointments, 'list'],
  counts: [appointments, 'counts'],
  detail: (appointmentId: string) => [appointments, 'detail', appointmentId],
} as const;

/** Refetches what a change may have affected: lists, counts, figures, details. */
export function refreshAppointments(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [appointments] });
}

/** Requests in progress may bring an older state. */
export function cancelAppointmentQueries(client: QueryClient): Promise<void> {
  return client.cancelQueries({ queryKey: [appointments] });
}
