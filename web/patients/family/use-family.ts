import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCall } from '#web/api/context.tsx';

const familyKey = (id: string) => ['family', id];

/** Guardians and dependants around the account `id`. */
export function useFamily(id: string) {
  const call = useCall();
  return useQuery({ queryKey: familyKey(id), queryFn: () => call('GET /people/family') });
}

/** After a change: refetches the family and every list of people. */
export function useRefreshFamily(id: string): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: familyKey(id) }),
      client.invalidateQueries({ queryKey: ['people'] }),
      client.invalidateQueries({ queryKey: ['readings'] }),
    ]);
  };
}
