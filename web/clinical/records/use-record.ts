import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useCall } from '#web/api/context.tsx';

/** The query keys of clinical records; `all` refreshes whatever shows one. */
export const recordKeys = {
  all: ['clinical-records'],
  record: (patientId: string) => ['clinical-records', patientId],
} as const;

/** What has to be known of a patient (G-10); `patientId` in either form, nothing is asked without one. */
export function useClinicalRecord(patientId: string) {
  const call = useCall();
  return useQuery({
    queryKey: recordKeys.record(patientId),
    queryFn: ({ signal }) => call('GET /patients/:patientId/record', { params: { patientId }, signal }),
    enabled: patientId !== '',
    // The same patient is shown in three places within a minute, and each reading is written down.
    staleTime: 30_000,
    retry: false,
  });
}

export const refreshRecords = (client: QueryClient) => client.invalidateQueries({ queryKey: recordKeys.all });
