import { useQuery } from '@tanstack/react-query';
import { useCall } from '#web/api/context.tsx';

export const vitalsKey = ['patient-vitals'];

/** The newest vitals and recent heart rates; by default of the signed-in patient. */
export function useVitals(patientId?: string) {
  const call = useCall();
  return useQuery({
    queryKey: [...vitalsKey, patientId ?? 'own'],
    queryFn: () => call('GET /patients/vitals', { query: patientId ? { patientId } : {} }),
  });
}
