import type { Deps } from '#server/platform/deps.ts';
import type { LiveHub } from '#server/platform/live/live-hub.ts';
import { log } from '#server/platform/log/log.ts';
import { findSignal, type SignalRow } from './signal-queries.ts';

/**
 * Passes signals of video visits on to the tabs that follow them here. Signals always go through the
 * database, even between tabs of one process, so that they have one order and none arrives twice.
 */
export function createSignalRelay({ database }: Pick<Deps, 'database'>, hub: LiveHub) {
  /** The last delivery of each room: rows are read in parallel and delivered in order. */
  const deliveries = new Map<number, Promise<void>>();

  const hand = (visit: number, id: number, { role, peer, line, event, signal }: SignalRow) => {
    for (const [tab, topic] of hub.followersOf(`visit:${visit}`)) {
      if (tab.id === line) continue;
      const own = tab.presentIn(visit);
      const sameTab = own?.peer === peer && own.role === role;
      if (event === 'entered') {
        // The tab reconnected before its old connection was known to be dead.
        if (sameTab && own.enteredAs < id) tab.giveUp(topic);
        continue;
      }
      if (sameTab) continue;
      const name = topic.slice('visit:'.length); // as the tab wrote it
      if (event === 'gone') tab.send({ type: 'gone', visit: name, peer });
      else if (signal) tab.send({ type: 'signal', visit: name, from: { peer, role }, signal });
    }
  };

  return (visit: number, id: number): void => {
    if (!hub.isFollowed(`visit:${visit}`)) return;
    const row = findSignal(database.pool, { id });
    const handed = Promise.all([row, deliveries.get(visit)])
      .then(([[found]]) => found && hand(visit, id, found))
      .catch((error: unknown) => log.error({ err: error }, 'video signal lost'))
      .then(() => {
        if (deliveries.get(visit) === handed) deliveries.delete(visit);
      });
    deliveries.set(visit, handed);
  };
}
