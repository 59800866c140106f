import { useQuery } from '@tanstack/react-query';
import { useCall } from '#web/api/context.tsx';
import { refetchUnlessLive } from '#web/platform/live/refetch-unless-live.ts';
import { appointmentKeys } from '../appointment-keys.ts';

/** A day of the doctor (YYYY-MM-DD): every accepted visit, and those left open on earlier days. */
export function useDoctorDay(date: string) {
  const call = useCall();
  return useQuery({
    queryKey: appointmentKeys.day(date),
    queryFn: () => call('GET /doctors/days/:date', { params: { date } }),
    ...refetchUnlessLive(15_000),
  });
}
