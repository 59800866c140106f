import { useQuery } from '@tanstack/react-query';
import { useCall } from '#web/api/context.tsx';

export const ownPracticesKey = ['practices'];

export function useOwnPractices() {
  const call = useCall();
  return useQuery({ queryKey: ownPracticesKey, queryFn: () => call('GET /practices') });
}
