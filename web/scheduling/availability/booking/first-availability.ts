import { useQuery } from '@tanstack/react-query';
import { useCall } from '#web/api/context.tsx';
import { loadedDays } from './use-availability.ts';

/** Exported so that callers can invalidate a doctor's slots after a change. */
export const availabilityKey = (doctorId: string) => ['availability', doctorId];

export function useFirstAvailability(doctorId: string) {
  const call = useCall();
  return useQuery({
    queryKey: availabilityKey(doctorId),
    queryFn: ({ signal }) =>
      call('GET /doctors/:id/availability', {
        params: { id: doctorId },
        query: { days: loadedDays },
        signal,
      }),
  });
}
