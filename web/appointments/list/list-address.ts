import { paths } from '#web/ui/paths.ts';

/** The URL of the list with its filters, which links hand on in the history state. */
export function getListAddress(state: unknown): string {
  const given = state !== null && typeof state === 'object' && 'listAddress' in state && state.listAddress;
  const known = [paths.doctorAppointments, paths.appointmentList].some(
    (path) => typeof given === 'string' && (given === path || given.startsWith(`${path}?`)),
  );
  return known && typeof given === 'string' ? given : paths.doctorAppointments;
}
