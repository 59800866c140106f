import { paths } from '#web/ui/paths.ts';

/** The URL of the list with its filters, which links hand on in the history state. */
export function getListAddress(state: unknown): string {
  const handed = state !== null && typeof state === 'object' && 'listAddress' in state && state.listAddress;
  const known = [paths.doctorAppointments, paths.appointmentList].some(
    (path) => typeof handed === 'string' && (handed === path || handed.startsWith(`${path}?`)),
  );
  return known && typeof handed === 'string' ? handed : paths.doctorAppointments;
}
