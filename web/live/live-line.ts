import type { ClientFrame, RefusedBecause, ServerFrame, Topic } from '#contract/live.ts';
import { heartbeatSeconds } from '#contract/live-connection.ts';
import type { LineStore } from './line-state.ts';

/** A frame about a topic. */
export type TopicFrame = Extract<ServerFrame, { type: 'slots' | 'appointment' | 'signal' | 'gone' }>;

export interface Follower {
  readonly onFrame: (frame: TopicFrame) => void;
  /** From now on no change is missed; ask again for what was missed before. */
  readonly onCatchUp: () => void;
  /** The connection is lost; `onCatchUp` follows when it is back. */
  readonly onLost?: () => void;
  readonly onRefused?: (because: RefusedBecause) => void;
}

/**
 * One WebSocket for everything that a tab follows (E-08): opened for the first topic, closed after the last.
 */
export interface LiveLine {
  /** `peer` is the tab's name in a video visit. Returns how to stop. */
  follow(topic: Topic, follower: Follower, peer?: string): () => void;
  send(frame: ClientFrame): void;
}

interface LineParts {
  readonly open: () => WebSocket;
  readonly session: { token(): string | null; subscribe(listener: () => void): () => void };
  readonly store: LineStore;
}

interface Followed {
  readonly topic: Topic;
  readonly peer: string | undefined;
  readonly followers: Set<Follower>;
}

const beat = heartbeatSeconds * 1000;
const deadAfter = 2.5 * beat;
/** After sleep or a change of network, one missing heartbeat is enough to reconnect. */
const doubtfulAfter = 1.25 * beat;
const openWithin = 10_000;
const watchEvery = 5000;
const offlineAfter = 4000;
const lingerFor = 5000;
const firstPause = 500;
const longestPause = 30_000;
/** The server closed the connection because of this tab's frames; an immediate return would not help. */
const policyViolation = 1008;
const failuresAfterViolation = 5;

export function makeLiveLine({ open, session, store }: LineParts): LiveLine {
  const topics = new Map<Topic, Followed>();
  let socket: WebSocket | null = null;
  let token: string | null = null;
  let heardAt = 0;
  let failures = 0;
  let away = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let linger: ReturnType<typeof setTimeout> | undefined;
  let offline: ReturnType<typeof setTimeout> | undefined;
  let watch: ReturnType<typeof setInterval> | undefined;

  const send = (frame: ClientFrame) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
  };
  const ask = ({ topic, peer }: Followed) => send({ type: 'follow', topic, ...(peer && { peer }) });
  const tell = (topic: Topic, what: (follower: Follower) => void) => {
    for (const follower of [...(topics.get(topic)?.followers ?? [])]) what(follower);
  };

  /** Reports the loss, and after some seconds that the tab is offline. */
  const reportLost = () => {
    if (store.get().lostAt !== null) return;
    const lost = { lostAt: Date.now(), heardAt: heardAt || null };
    store.set({ state: 'connecting', ...lost });
    offline = setTimeout(() => store.set({ state: 'offline', ...lost }), offlineAfter);
  };
  const report = (state: 'open' | 'idle') => {
    clearTimeout(offline);
    if (store.get().state !== state) store.set({ state, lostAt: null, heardAt: null });
  };

  const hear = (frame: ServerFrame) => {
    heardAt = Date.now();
    switch (frame.type) {
      case 'beat':
        return;
      case 'following':
        failures = 0;
        report('open');
        return tell(frame.topic, (follower) => follower.onCatchUp());
      case 'refused':
        return tell(frame.topic, (follower) => follower.onRefused?.(frame.because));
      case 'signal':
      case 'gone':
        return tell(`visit:${frame.visit}`, (follower) => follower.onFrame(frame));
      default:
        return tell(frame.topic, (follower) => follower.onFrame(frame));
    }
  };

  const hangUp = () => {
    const left = socket;
    socket = null;
    clearInterval(watch);
    if (!left) return;
    left.onmessage = left.onclose = null;
    // Closed while it connects, it would be reported as a failure.
    if (left.readyState === WebSocket.CONNECTING) left.onopen = () => left.close();
    else left.close();
  };

  const dial = () => {
    clearTimeout(retry);
    if (socket || away || topics.size === 0) return;
    reportLost();
    const dialled = open();
    const dialledAt = Date.now();
    socket = dialled;
    dialled.onopen = () => {
      heardAt = Date.now();
      token = session.token();
      if (token) send({ type: 'identify', token });
      for (const followed of topics.values()) ask(followed);
    };
    dialled.onmessage = ({ data }) => hear(JSON.parse(String(data)) as ServerFrame);
    dialled.onclose = ({ code }) => lose(code);
    watch = setInterval(() => {
      const isOpen = dialled.readyState === WebSocket.OPEN;
      if (Date.now() - (isOpen ? heardAt : dialledAt) > (isOpen ? deadAfter : openWithin)) lose();
    }, watchEvery);
  };

  const lose = (code?: number) => {
    hangUp();
    reportLost();
    for (const topic of [...topics.keys()]) tell(topic, (follower) => follower.onLost?.());
    failures = code === policyViolation ? Math.max(failures + 1, failuresAfterViolation) : failures + 1;
    const pause = Math.min(longestPause, firstPause * 2 ** (failures - 1));
    clearTimeout(retry);
    // Jitter, so that not all tabs return at the same moment after a process has stopped.
    retry = setTimeout(dial, pause * (0.5 + Math.random() / 2));
  };
  const dialAnew = () => {
    if (topics.size === 0) return;
    if (socket) lose();
    failures = 0;
    dial();
  };

  window.addEventListener('online', dialAnew);
  window.addEventListener('offline', () => socket && lose());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    if (!socket || Date.now() - heardAt > doubtfulAfter) dialAnew();
  });
  // A page with an open connection is not kept in the back/forward cache.
  window.addEventListener('pagehide', () => {
    away = true;
    if (socket) lose();
    clearTimeout(retry);
  });
  window.addEventListener('pageshow', () => {
    away = false;
    if (!socket) dialAnew();
  });
  session.subscribe(() => {
    const now = session.token();
    if (now === token || socket?.readyState !== WebSocket.OPEN) return;
    token = now;
    send({ type: 'identify', token });
    for (const followed of topics.values()) if (!followed.topic.startsWith('slots:')) ask(followed);
  });

  return {
    send,
    follow(topic, follower, peer) {
      clearTimeout(linger);
      let followed = topics.get(topic);
      if (!followed) {
        followed = { topic, peer, followers: new Set() };
        topics.set(topic, followed);
        ask(followed);
      }
      followed.followers.add(follower);
      dial();
      const { followers } = followed;
      return () => {
        followers.delete(follower);
        if (followers.size > 0 || topics.get(topic)?.followers !== followers) return;
        topics.delete(topic);
        send({ type: 'leave', topic });
        if (topics.size > 0) return;
        linger = setTimeout(() => {
          hangUp();
          clearTimeout(retry);
          heardAt = 0;
          report('idle');
        }, lingerFor);
      };
    },
  };
}
