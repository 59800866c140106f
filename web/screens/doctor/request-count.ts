import { useAppointmentRequests, useRescheduleRequests } from '../../appointments/requests/lists.ts';

/** Where the requests stand on the doctor's home. */
export const requestsAnchor = 'requests';

/** How many requests of both kinds wait; undefined until both are known. */
export function useRequestCount(): number | undefined {
  const requested = useAppointmentRequests().data?.appointments.length;
  const reschedules = useRescheduleRequests().data?.requests.length;
  return requested === undefined || reschedules === undefined ? undefined : requested + reschedules;
}
