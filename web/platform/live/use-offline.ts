import { useEffect, useState } from 'react';
import type { RefreshLog } from '#web/api/asking/refresh-log.ts';
import { currentTime } from '#web/ui/browser/clock.ts';
import { type LineStore, lineStore } from './connection-state.ts';

/** Times of the last answer and the last failure, in milliseconds; 0 for never. */
function getLatestTimes(log: RefreshLog) {
  const all = log.all();
  return {
    answered: Math.max(0, ...all.map(({ answered }) => answered)),
    failed: Math.max(0, ...all.map(({ failed }) => failed)),
    retrying: all.some(({ retrying }) => retrying),
  };
}

/**
 * Time since when the screen may be out of date for lack of a network, in milliseconds; null if it is not. A
 * lost live connection alone does not count while queries work: some proxies block WebSockets.
 */
export function useOffline(log: RefreshLog, store: LineStore = lineStore): number | null {
  const [asOf, setAsOf] = useState<number | null>(null);
  useEffect(() => {
    let lostAt: number | null = null;
    let backAt = 0;
    const hasCaughtUp = () => {
      const { answered, failed } = getLatestTimes(log);
      return !log.asks() || failed > backAt || answered > (lostAt ?? 0);
    };
    const look = () => {
      const line = store.get();
      if (line.state === 'offline') {
        lostAt ??= line.lostAt ?? 0;
        backAt = 0;
        const { answered, failed, retrying } = getLatestTimes(log);
        const noNetwork = !navigator.onLine && answered <= lostAt;
        const away = retrying || noNetwork || failed > Math.max(answered, lostAt);
        setAsOf(away ? Math.max(answered, line.heardAt ?? 0) || lostAt : null);
      } else if (lostAt !== null && line.state !== 'connecting') {
        backAt ||= currentTime();
        if (!hasCaughtUp()) return; // errors with a connection are shown where they happen
        lostAt = null;
        setAsOf(null);
      }
    };
    const stops = [store.subscribe(look), log.subscribe(look)];
    look();
    return () => {
      for (const stop of stops) stop();
    };
  }, [log, store]);
  return asOf;
}
