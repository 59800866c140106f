import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type LineStore, lineStore } from './line-state.ts';

/** When the answers came that are shown, and when asking failed last; instants in milliseconds, 0 for never. */
function lastOf(client: QueryClient) {
  const queries = client.getQueryCache().getAll();
  const latest = (time: 'dataUpdatedAt' | 'errorUpdatedAt') =>
    Math.max(0, ...queries.map(({ state }) => state[time]));
  return { answered: latest('dataUpdatedAt'), failed: latest('errorUpdatedAt') };
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
    const isBack = () => {
      const { answered, failed } = lastOf(client);
      // Without anything on the screen that was asked for there is nothing to catch up on.
      const idle = client.getQueryCache().findAll({ type: 'active' }).length === 0;
      return answered > (lostAt ?? 0) || failed > backAt || idle;
    };
    const look = () => {
      const line = store.get();
      if (line.state === 'offline') {
        lostAt ??= line.lostAt ?? 0;
        backAt = 0;
        const { answered, failed } = lastOf(client);
        const away = answered <= lostAt && (failed > lostAt || !navigator.onLine);
        setAsOf(away ? answered || lostAt : null);
      } else if (lostAt !== null && line.state !== 'connecting') {
        backAt ||= Date.now();
        if (!isBack()) return; // what failed while the line was back says so where it stands
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
