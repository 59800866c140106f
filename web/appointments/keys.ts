import type { QueryClient } from '@tanstack/react-query';

/** Under which keys the answers about a doctor's appointments are stored, so that a change reaches every screen. */
export const appointmentKeys = {
  requested: ['requested-appointments'],
  rescheduleRequests: ['reschedule-requests'],
  /** The awaited visits of one day, YYYY-MM-DD; of every day when it is left out. */
  pending: (day?: string) => (day === undefined ? ['pending-appointments'] : ['pending-appointments', day]),
  /** Filters, sorting and page go behind it. */
  previous: ['previous-appointments'],
  counts: ['appointment-counts'],
  figures: ['practice-figures'],
  chart: ['appointments-chart'],
  /** One appointment; every one when the id is left out. */
  detail: (appointmentId?: string) =>
    appointmentId === undefined ? ['appointment-detail'] : ['appointment-detail', appointmentId],
} as const;

/** Has everything asked again that a moved appointment may have changed: lists, counts, figures, details. */
export async function refreshAppointments(client: QueryClient): Promise<void> {
  const { requested, rescheduleRequests, pending, previous, counts, figures, chart, detail } =
    appointmentKeys;
  const keys = [requested, rescheduleRequests, pending(), previous, counts, figures, chart, detail()];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
