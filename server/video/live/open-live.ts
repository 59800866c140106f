import { createTokenReader } from '#server/accounts/sessions/authenticate.ts';
import type { Deps } from '#server/platform/deps.ts';
import { createFreshnessState } from '#server/platform/live/freshness-state.ts';
import type { Live } from '#server/platform/live/live.ts';
import { createHub } from '#server/platform/live/live-hub.ts';
import { listenToChanges } from '#server/platform/live/live-listener.ts';
import { type LiveMessage, parseLiveMessage } from '#server/platform/live/live-message.ts';
import { log } from '#server/platform/log/log.ts';
import { createChangePublisher } from './live-changes.ts';
import { createTab } from './live-tab.ts';

export function openLive(deps: Deps): Live {
  const hub = createHub();
  const notify = createChangePublisher(deps, hub);
  const readToken = createTokenReader(deps);
  const state = createFreshnessState();
  const slotListeners: ((doctorId: number | null) => void)[] = [];
  let passOn = () => {};
  const notifySlotListeners = (doctorId: number | null) => {
    for (const listener of slotListeners) listener(doctorId);
  };
  const live: Live = {
    hub,
    counts: { heard: 0, cut: new Map() },
    makeTab: (parts) => createTab({ ...parts, deps, hub, readToken }),
    changed() {
      state.changed();
      passOn();
    },
    get isUpToDate() {
      return hub.listening && state.isUpToDate;
    },
    onSlots: (listener) => void slotListeners.push(listener),
    listen() {
      const listener = listenToChanges(deps.database, {
        onListening() {
          notifySlotListeners(null);
          hub.caughtUp();
          void live.checkAll(); // sessions may have ended meanwhile
        },
        onMessage(payload) {
          live.counts.heard += 1;
          try {
            const message = parseLiveMessage(payload);
            if (concernsSlots(message)) notifySlotListeners(message.doctor);
            notify(message);
          } catch (error) {
            notifySlotListeners(null);
            log.error({ err: error }, 'unknown live notification');
          }
        },
        onRound: state.startPoll,
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
