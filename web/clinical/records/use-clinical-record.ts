import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useCall } from '#web/api/context.tsx';

/** `all` refreshes everything that shows a record. */
export const recordKeys = {
  all: ['clinical-records'],
  record: (patientId: string) => ['clinical-records', patientId],
} as const;

/** `patientId` in either form; disabled without one. */
export function useClinicalRecord(patientId: string) {
  const call = useCall();
  return useQuery({
    queryKey: recordKeys.record(patientId),
    queryFn: ({ signal }) => call('GET /patients/:patientId/record', { params: { patientId }, signal }),
    enabled: patientId !== '',
    // Every read is logged, and the same patient is shown in three places within a minute.
    staleTime: 30_000,
    retry: false,
  });
}

export const refreshRecords = (client: QueryClient) => client.invalidateQueries({ queryKey: recordKeys.all });
