import { useQuery } from '@tanstack/react-query';
import { useCall } from '../api/context.tsx';
import { pollEvery } from '../live/line-state.ts';
import { appointmentKeys } from './keys.ts';

/** How often a visible page asks again what is waiting, while nobody tells it of changes. */
const refreshMilliseconds = 15_000;

/**
 * An answer that is kept fresh while somebody looks at it: from time to time, and whenever they come back.
 */
function useFresh<Data>(queryKey: readonly string[], ask: () => Promise<Data>) {
  return useQuery({
    queryKey,
    queryFn: ask,
    refetchInterval: pollEvery(refreshMilliseconds),
    refetchOnWindowFocus: 'always',
  });
}

/** The bookings that wait for the doctor's answer (G-03). */
export function useRequested() {
  const call = useCall();
  return useFresh(appointmentKeys.requested, () => call('GET /doctors/requested-appointments'));
}

/** The appointments that patients ask to move (G-03). */
export function useRescheduleRequests() {
  const call = useCall();
  return useFresh(appointmentKeys.rescheduleRequests, () => call('GET /doctors/reschedule-requests'));
}

/** The doctor's awaited visits of a day, YYYY-MM-DD, in time order (G-04). */
export function usePending(day: string) {
  const call = useCall();
  return useFresh(appointmentKeys.pending(day), () =>
    call('GET /appointments/pending/:date', { params: { date: day } }),
  );
}
