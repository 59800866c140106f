import { readTokenWith } from '#server/accounts/sessions/authenticate.ts';
import type { Deps } from '#server/platform/deps.ts';
import { lineState } from '#server/platform/live/line-state.ts';
import { tellChanges } from '#server/platform/live/live-changes.ts';
import { type LiveHub, type LiveTab, makeHub } from '#server/platform/live/live-hub.ts';
import { type LiveListener, listenToChanges } from '#server/platform/live/live-listener.ts';
import { type LiveMessage, readMessage } from '#server/platform/live/live-message.ts';
import { log } from '#server/platform/log/log.ts';
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
  /** This process has committed something: it is passed on now. */
  changed(): void;
  /** Whether what was kept here is no older than the line's delay, and than any change of this process. */
  readonly isWhole: boolean;
  /** Calls the listener with each doctor whose slots changed; with null if those of any may have. */
  onSlots(listener: (doctorId: number | null) => void): void;
  /** Checks all permissions again, tab by tab. */
  checkAll(): Promise<void>;
}

export function openLive(deps: Deps): Live {
  const hub = makeHub();
  const tell = tellChanges(deps, hub);
  const readToken = readTokenWith(deps);
  const state = lineState();
  const slotListeners: ((doctorId: number | null) => void)[] = [];
  let passOn = () => {};
  const tellSlots = (doctorId: number | null) => {
    for (const listener of slotListeners) listener(doctorId);
  };
  const live: Live = {
    hub,
    counts: { heard: 0, cut: new Map() },
    makeTab: (parts) => makeTab({ ...parts, deps, hub, readToken }),
    changed() {
      state.changed();
      passOn();
    },
    get isWhole() {
      return hub.listening && state.isWhole;
    },
    onSlots: (listener) => void slotListeners.push(listener),
    listen() {
      const listener = listenToChanges(deps.database, {
        onListening() {
          tellSlots(null);
          hub.caughtUp();
          void live.checkAll(); // sessions may have ended meanwhile
        },
        onMessage(payload) {
          live.counts.heard += 1;
          try {
            const message = readMessage(payload);
            if (concernsSlots(message)) tellSlots(message.doctor);
            tell(message);
          } catch (error) {
            tellSlots(null);
            log.error({ err: error }, 'the live line heard something that it does not know');
          }
        },
        onRound: state.roundBegins,
        onLost() {
          state.lost();
          hub.lost();
        },
      });
      passOn = listener.passOn;
      return listener;
    },
    async checkAll() {
      for (const tab of [...hub.tabs]) await tab.checkAgain();
    },
  };
  return live;
}

type SlotMessage = Extract<LiveMessage, { kind: 'published' | 'times' | 'appointment' }>;

const concernsSlots = (message: LiveMessage): message is SlotMessage =>
  message.kind === 'published' ||
  message.kind === 'times' ||
  (message.kind === 'appointment' && message.slots.length > 0);
