import { useQuery } from '@tanstack/react-query';
import { useCall } from '../api/context.tsx';

/** The query key of the patient's vitals. */
export const vitalsKey = ['patient-vitals'];

/** The patient's newest vitals and last heart rates. */
export function useVitals() {
  const call = useCall();
  return useQuery({ queryKey: vitalsKey, queryFn: () => call('GET /patients/vitals') });
}
