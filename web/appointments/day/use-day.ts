import { useQuery } from '@tanstack/react-query';
import { refetchUnlessLive } from '#web/platform/live/fresh.ts';
import { useCall } from '../../api/context.tsx';
import { appointmentKeys } from '../keys.ts';

/** A day of the doctor (YYYY-MM-DD): every accepted visit, and those left open on earlier days. */
export function useDoctorDay(date: string) {
  const call = useCall();
  return useQuery({
    queryKey: appointmentKeys.day(date),
    queryFn: () => call('GET /doctors/days/:date', { params: { date } }),
    ...refetchUnlessLive(15_000),
  });
}
