import { useQuery } from '@tanstack/react-query';
import { useCall } from '#web/api/context.tsx';

/** The query key of the patient's vitals. */
export const vitalsKey = ['patient-vitals'];

/** Somebody's newest vitals and last heart rates; the patient's own without an id. */
export function useVitals(patientId?: string) {
  const call = useCall();
  return useQuery({
    queryKey: [...vitalsKey, patientId ?? 'own'],
    queryFn: () => call('GET /patients/vitals', { query: patientId ? { patientId } : {} }),
  });
}
