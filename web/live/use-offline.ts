import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type LineStore, lineStore } from './line-state.ts';

/** When an answer came last, and when asking failed (instants, milliseconds; 0 for never). */
function lastOf(client: QueryClient) {
  const states = client
    .getQueryCache()
    .getAll()
    .map(({ state }) => state);
  return {
    answered: Math.max(0, ...states.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    failed: Math.max(0, ...states.map(({ errorUpdatedAt }) => errorUpdatedAt)),
    /** What is being tried once more has failed once. */
    retrying: states.some(({ fetchFailureCount }) => fetchFailureCount > 0),
  };
}

/**
 * Since when what the screen shows may be old (an instant, milliseconds), because the network is away; null while all is
 * well. A line that is lost is no reason as long as asking works: a proxy may let no WebSocket through.
 */
export function useOffline(store: LineStore = lineStore): number | null {
  const client = useQueryClient();
  const [asOf, setAsOf] = useState<number | null>(null);
  useEffect(() => {
    let lostAt: number | null = null;
    let backAt = 0;
    /** Whether what was missed has been asked for; without anything on the screen there is nothing to ask. */
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
        if (!hasCaughtUp()) return; // what fails while the line is back says so where it stands
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
