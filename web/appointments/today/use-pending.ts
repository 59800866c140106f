import { useQuery } from '@tanstack/react-query';
import { useCall } from '../../api/context.tsx';
import { fresh } from '../../live/fresh.ts';
import { appointmentKeys } from '../keys.ts';

/** The doctor's awaited appointments of a day, YYYY-MM-DD, in time order (G-04). */
export function usePending(day: string) {
  const call = useCall();
  return useQuery({
    queryKey: appointmentKeys.pending(day),
    queryFn: () => call('GET /appointments/pending/:date', { params: { date: day } }),
    ...fresh(15_000),
  });
}
