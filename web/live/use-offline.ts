import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type LineStore, lineStore } from './line-state.ts';

/** When the last answer came, and when a query last failed (instants, milliseconds; 0 for never). */
function lastOf(client: QueryClient) {
  const states = client
    .getQueryCache()
    .getAll()
    .map(({ state }) => state);
  return {
    answered: Math.max(0, ...states.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    failed: Math.max(0, ...states.map(({ errorUpdatedAt }) => errorUpdatedAt)),
    /** A query has failed and is being retried. */
    retrying: states.some(({ fetchFailureCount }) => fetchFailureCount > 0),
  };
}

/**
 * Since when the screen may be out of date because there is no network (an instant, milliseconds); null if it
 * is not. A lost live line alone does not count as long as queries work: some proxies pass no WebSockets.
 */
export function useOffline(store: LineStore = lineStore): number | null {
  const client = useQueryClient();
  const [asOf, setAsOf] = useState<number | null>(null);
  useEffect(() => {
    let lostAt: number | null = null;
    let backAt = 0;
    /** Whether the queries have run since; true if there are none. */
    const hasCaughtUp = () => {
      const { answered, failed } = lastOf(client);
      const asks = client.getQueryCache().findAll({ type: 'active' }).length > 0;
      return !asks || failed > backAt || answered > (lostAt ?? 0);
    };
    const look = () => {
      const line = store.get();
      if (line.state === 'offline') {
        lostAt ??= line.lostAt ?? 0;
        backAt = 0;
        const { answered, failed, retrying } = lastOf(client);
        const noNetwork = !navigator.onLine && answered <= lostAt;
        const away = retrying || noNetwork || failed > Math.max(answered, lostAt);
        setAsOf(away ? Math.max(answered, line.heardAt ?? 0) || lostAt : null);
      } else if (lostAt !== null && line.state !== 'connecting') {
        backAt ||= Date.now();
        if (!hasCaughtUp()) return; // errors with a connection are shown where they happen
        lostAt = null;
        setAsOf(null);
      }
    };
    const stops = [
      store.subscribe(look),
      client.getQueryCache().subscribe(({ type }) => type === 'updated' && look()),
    ];
    look();
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, store]);
  return asOf;
}
