import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useAnswer } from '#web/api/use-answer.ts';

const patientKeys = {
  family: (id: string) => ['family', id],
  readings: ['readings'],
  details: ['own-details'],
} as const;

/** Guardians and dependants around the account `id`. */
export const useFamily = (id: string) => useAnswer(patientKeys.family(id), 'GET /people/family', {});

/** Who opened a person's record. */
export const useRecordReads = (patientId: string) =>
  useAnswer(patientKeys.readings, 'GET /people/readings', { query: { patientId } });

/** The doctor's patients who match a text; an empty text disables the query. */
export const useFoundPatients = (search: string) =>
  useAnswer(['patients', 'found'], 'GET /doctors/patients', search === '' ? null : { query: { search } }, {
    placeholderData: keepPreviousData,
  });

/** After a change: refetches the family and every list of people. */
export function useRefreshFamily(id: string): () => Promise<void> {
  const client = useQueryClient();
  const refreshed = [patientKeys.family(id), patientKeys.readings];
  return async () => {
    await Promise.all(refreshed.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
}

/** Null: the user's own. Read afresh each time, so that what another device has saved is not overwritten. */
export const useAbha = (patientId: string | null) =>
  useAnswer(
    ['abha'],
    'GET /people/abha',
    { query: patientId === null ? {} : { patientId } },
    { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false },
  );

/** Address and emergency contact of the signed-in patient; disabled where they do not matter. */
export const useOwnDetails = (enabled: boolean) =>
  useAnswer(patientKeys.details, 'GET /patients/profile', enabled ? {} : null);
