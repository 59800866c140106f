import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RefreshLog } from './refresh-log.ts';

export function useQueryLog(): RefreshLog {
  const client = useQueryClient();
  return useMemo(() => {
    const cache = client.getQueryCache();
    return {
      all: () =>
        cache.getAll().map(({ state }) => ({
          answered: state.dataUpdatedAt,
          failed: state.errorUpdatedAt,
          retrying: state.fetchFailureCount > 0,
        })),
      asks: () => cache.findAll({ type: 'active' }).length > 0,
      subscribe: (listener) => cache.subscribe(({ type }) => type === 'updated' && listener()),
    };
  }, [client]);
}
