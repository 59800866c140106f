import { useAppointmentRequests, useRescheduleRequests } from '#web/appointments/queries.ts';

export const requestsAnchor = 'requests';

/** Pending requests of both kinds; undefined until both are known. */
export function useRequestCount(): number | undefined {
  const requested = useAppointmentRequests().data?.appointments.length;
  const reschedules = useRescheduleRequests().data?.requests.length;
  return requested === undefined || reschedules === undefined ? undefined : requested + reschedules;
}
