import { useQuery } from '@tanstack/react-query';
import { fresh } from '#web/platform/live/fresh.ts';
import { useCall } from '../../api/context.tsx';
import { appointmentKeys } from '../keys.ts';

const refreshMilliseconds = 15_000;

/** The doctor's requests (G-03). */
export function useRequested() {
  const call = useCall();
  return useQuery({
    queryKey: appointmentKeys.requested,
    queryFn: () => call('GET /doctors/requested-appointments'),
    ...fresh(refreshMilliseconds),
  });
}

/** The doctor's reschedule requests (G-03). */
export function useRescheduleRequests() {
  const call = useCall();
  return useQuery({
    queryKey: appointmentKeys.rescheduleRequests,
    queryFn: () => call('GET /doctors/reschedule-requests'),
    ...fresh(refreshMilliseconds),
  });
}
