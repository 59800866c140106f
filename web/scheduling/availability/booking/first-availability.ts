import { useQuery } from '@tanstack/react-query';
import { useCall } from '#web/api/context.tsx';
import { loadedDays } from './use-availability.ts';

/** Under which key a doctor's slots are stored, for those who know that they have changed. */
export const availabilityKey = (doctorId: string) => ['availability', doctorId];

/** The free and taken slots of the strip's days, for a picker to begin with. */
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
