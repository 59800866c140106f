import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Input, Output, Route } from './client.ts';
import { useCall } from './context.tsx';

type Load<R extends Route> = (
  route: R,
  input: Input<R> & { readonly signal: AbortSignal },
) => Promise<Output<R>>;

/**
 * The query of one call, refetched with the others of its group; null instead of the input disables it.
 *
 *     useAnswer(hospitalKeys.people, 'GET /hospital/patients', q === '' ? null : { query: { q } })
 */
export function useAnswer<R extends Route>(
  group: QueryKey,
  route: R,
  input: Input<R> | null,
  options: Omit<UseQueryOptions<Output<R>>, 'queryKey' | 'queryFn' | 'enabled'> = {},
): UseQueryResult<Output<R>> {
  // The arguments depend on the route, which is not known here.
  const call = useCall() as unknown as Load<R>;
  return useQuery({
    ...options,
    queryKey: [...group, route, input],
    queryFn: ({ signal }) => call(route, { ...(input as Input<R>), signal }),
    enabled: input !== null,
  });
}
