import { useQuery } from '@tanstack/react-query';
import { refetchUnlessLive } from '#web/platform/live/fresh.ts';
import { useCall } from '../../api/context.tsx';
import { appointmentKeys } from '../keys.ts';

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
