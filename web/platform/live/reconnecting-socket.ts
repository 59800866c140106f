import { heartbeatSeconds } from '#contract/video/live-connection.ts';
import { currentTime } from '#web/ui/browser/clock.ts';
import type { LineStore } from './connection-state.ts';

// Milliseconds.
const heartbeat = heartbeatSeconds * 1000;
const deadAfter = 2.5 * heartbeat;
/** After sleep or a change of network, one missing heartbeat is enough to reconnect. */
const doubtfulAfter = 1.25 * heartbeat;
const openWithin = 10_000;
const watchEvery = 5000;
const offlineAfter = 4000;
const lingerFor = 5000;
const firstPause = 500;
const longestPause = 30_000;
/** The server closed the connection because of this tab's frames; reconnecting immediately would not help. */
const policyViolation = 1008;
const failuresAfterViolation = 5;

interface SocketParts {
  readonly open: () => WebSocket;
  readonly store: LineStore;
  /** A new connection: all subscriptions have to be sent again. */
  readonly onOpen: () => void;
  readonly onMessage: (data: string) => void;
  readonly onLost: () => void;
}

/** A WebSocket that reconnects with growing pauses while it is wanted. */
export interface ReconnectingSocket {
  connect(): void;
  /** Closes after some seconds, unless `connect` is called before. */
  release(): void;
  /** Call when the server has answered: the connection works. */
  confirm(): void;
  isOpen(): boolean;
  send(data: string): void;
}

export function createReconnectingSocket({
  open,
  store,
  onOpen,
  onMessage,
  onLost,
}: SocketParts): ReconnectingSocket {
  let socket: WebSocket | null = null;
  let wanted = false;
  /** The page is being left, or is in the back/forward cache. */
  let away = false;
  let heardAt = 0;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let linger: ReturnType<typeof setTimeout> | undefined;
  let offline: ReturnType<typeof setTimeout> | undefined;
  let watch: ReturnType<typeof setInterval> | undefined;

  const isOpen = () => socket?.readyState === WebSocket.OPEN;

  /** Reports the loss, and after some seconds that the tab is offline. */
  const reportLost = () => {
    if (store.get().lostAt !== null) return;
    const lost = { lostAt: currentTime(), heardAt: heardAt || null };
    store.set({ state: 'connecting', ...lost });
    offline = setTimeout(() => store.set({ state: 'offline', ...lost }), offlineAfter);
  };
  const report = (state: 'open' | 'idle') => {
    clearTimeout(offline);
    if (store.get().state !== state) store.set({ state, lostAt: null, heardAt: null });
  };

  const hangUp = () => {
    const left = socket;
    socket = null;
    clearInterval(watch);
    if (!left) return;
    left.onmessage = left.onclose = null;
    // Closing it while it connects would be reported as a failure.
    if (left.readyState === WebSocket.CONNECTING) left.onopen = () => left.close();
    else left.close();
  };

  const dial = () => {
    clearTimeout(retry);
    if (socket || away || !wanted) return;
    reportLost();
    const dialled = open();
    const dialledAt = currentTime();
    socket = dialled;
    dialled.onopen = () => {
      heardAt = currentTime();
      onOpen();
    };
    dialled.onmessage = ({ data }) => {
      heardAt = currentTime();
      onMessage(String(data));
    };
    dialled.onclose = ({ code }) => lose(code);
    watch = setInterval(() => {
      const [since, max] = isOpen() ? [heardAt, deadAfter] : [dialledAt, openWithin];
      if (currentTime() - since > max) lose();
    }, watchEvery);
  };

  const lose = (code?: number) => {
    hangUp();
    reportLost();
    onLost();
    failures = code === policyViolation ? Math.max(failures + 1, failuresAfterViolation) : failures + 1;
    const pause = Math.min(longestPause, firstPause * 2 ** (failures - 1));
    clearTimeout(retry);
    // Jitter, so that not all tabs return at the same moment after a process has stopped.
    retry = setTimeout(dial, pause * (0.5 + Math.random() / 2));
  };
  const redial = () => {
    if (!wanted) return;
    if (socket) lose();
    failures = 0;
    dial();
  };

  window.addEventListener('online', redial);
  window.addEventListener('offline', () => socket && lose());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    if (!socket || currentTime() - heardAt > doubtfulAfter) redial();
  });
  // A page with an open connection is not put into the back/forward cache.
  window.addEventListener('pagehide', () => {
    away = true;
    if (socket) lose();
    clearTimeout(retry);
  });
  window.addEventListener('pageshow', () => {
    away = false;
    if (!socket) redial();
  });

  return {
    connect() {
      clearTimeout(linger);
      wanted = true;
      dial();
    },
    release() {
      wanted = false;
      linger = setTimeout(() => {
        hangUp();
        clearTimeout(retry);
        heardAt = 0;
        report('idle');
      }, lingerFor);
    },
    confirm() {
      failures = 0;
      report('open');
    },
    isOpen,
    send(data) {
      if (isOpen()) socket?.send(data);
    },
  };
}
