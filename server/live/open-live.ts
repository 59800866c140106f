import type { Deps } from '#server/platform/deps.ts';
import { readTokenWith } from '#server/sessions/authenticate.ts';
import { tellChanges } from './live-changes.ts';
import { type LiveHub, type LiveTab, makeHub } from './live-hub.ts';
import { type LiveListener, listenToChanges } from './live-listener.ts';
import { readMessage } from './live-message.ts';
import { makeTab } from './live-tab.ts';

/** Why the server closed a line. */
export type CutBecause = 'bad_frame' | 'flood' | 'slow' | 'silent' | 'failure';

/** The live line of this process (E-08): listens to PostgreSQL and tells the tabs. */
export interface Live {
  readonly hub: LiveHub;
  /** Counts since the start, for the metrics. */
  readonly counts: { heard: number; readonly cut: Map<CutBecause, number> };
  makeTab(parts: Pick<Parameters<typeof makeTab>[0], 'send' | 'onFailure'>): LiveTab;
  /** Starts to listen; returns how to stop. */
  listen(): LiveListener;
  /** Checks all permissions again, tab by tab. */
  checkAll(): Promise<void>;
}

export function openLive(deps: Deps): Live {
  const hub = makeHub();
  const tell = tellChanges(deps, hub);
  const readToken = readTokenWith(deps);
  const live: Live = {
    hub,
    counts: { heard: 0, cut: new Map() },
    makeTab: (parts) => makeTab({ ...parts, deps, hub, readToken }),
    listen: () =>
      listenToChanges(deps.database, {
        onListening() {
          hub.caughtUp();
          void live.checkAll(); // sessions may have ended meanwhile
        },
        onMessage(payload) {
          live.counts.heard += 1;
          try {
            tell(readMessage(payload));
          } catch (error) {
            console.error('The live line heard something that it does not know:', error);
          }
        },
        onLost: hub.lost,
      }),
    async checkAll() {
      for (const tab of [...hub.tabs]) await tab.checkAgain();
    },
  };
  return live;
}
