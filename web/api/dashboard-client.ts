import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from './client.ts';
import { createQueryClient } from './query-client.ts';

/** Refusals are not retried, network errors once. Without a network queries fail instead of being paused. */
export function createDashboardClient(): QueryClient {
  return createQueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 && !(error instanceof ApiError),
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
