import { useQuery } from '@tanstack/react-query';
import { useCall } from '#web/api/context.tsx';
import { refetchUnlessLive } from '#web/platform/live/refetch-unless-live.ts';
import { appointmentKeys } from '../appointment-keys.ts';

const refreshMilliseconds = 15_000;

export function useAppointmentRequests() {
  const call = useCall();
  return useQuery({
    queryKey: appointmentKeys.requested,
    queryFn: () => call('GET /doctors/requested-appointments'),
    ...refetchUnlessLive(refreshMilliseconds),
  });
}

export function useRescheduleRequests() {
  const call = useCall();
  return useQuery({
    queryKey: appointmentKeys.rescheduleRequests,
    queryFn: () => call('GET /doctors/reschedule-requests'),
    ...refetchUnlessLive(refreshMilliseconds),
  });
}
