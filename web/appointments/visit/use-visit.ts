import { useQuery } from '@tanstack/react-query';
import { refetchUnlessLive } from '#web/platform/live/refetch-unless-live.ts';
import type { Output } from '../../api/client.ts';
import { useCall } from '../../api/context.tsx';
import { appointmentKeys } from '../appointment-keys.ts';

export type VisitCardFacts = Output<'GET /patients/appointments/:appointmentId'>;

const refreshMilliseconds = 30_000;

export function useVisit(appointmentId: string) {
  const call = useCall();
  return useQuery({
    queryKey: appointmentKeys.card(appointmentId),
    queryFn: ({ signal }) =>
      call('GET /patients/appointments/:appointmentId', { params: { appointmentId }, signal }),
    ...refetchUnlessLive(refreshMilliseconds),
  });
}
