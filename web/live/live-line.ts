import type { ClientFrame, RefusedBecause, ServerFrame, Signal, Topic } from '#contract/live.ts';
import { sessionStore } from '../session/session.ts';
import { type LineState, setLineState } from './line-state.ts';

/** A line that is silent for two and a half beats of the server is dead (contract/live.ts). */
const silenceMilliseconds = 50_000;
/** How long a line may be away before somebody is told. */
const patienceMilliseconds = 4000;
/** The first wait before trying again; it doubles, and is shortened at random so that tabs do not come all at once. */
const firstWaitMilliseconds = 500;
const longestWaitMilliseconds = 30_000;
/** From one screen to the next the line stays open. */
const lingerMilliseconds = 5000;

/** What follows a topic. */
export interface Follower {
  /** From now on nothing is missed; what was missed before must be asked for. */
  readonly onFollowing: () => void;
  readonly onFrame: (frame: ServerFrame) => void;
  readonly onRefused?: (because: RefusedBecause) => void;
}

/** One WebSocket per tab, for everything that the tab follows (spec E-08). */
export interface LiveLine {
  /** Answers how to stop. `peer` names this tab in the room of a visit. */
  follow(topic: Topic, follower: Follower, peer?: string): () => void;
  /** False, and not sent, while there is no line. */
  signal(visit: string, signal: Signal): boolean;
}

interface LineParts {
  readonly connect: () => WebSocket;
  readonly token: () => string | null;
  readonly onSession: (listener: () => void) => void;
  readonly onState: (state: LineState, lostAt: number | null) => void;
  readonly random: () => number;
}

interface Followed {
  readonly peer: string | undefined;
  readonly followers: Set<Follower>;
}

/** The topic that a frame belongs to. */
function topicOf(frame: ServerFrame): Topic | null {
  if (frame.type === 'beat') return null;
  if (frame.type === 'signal' || frame.type === 'gone') return `visit:${frame.visit}` as Topic;
  return frame.topic;
}

export function makeLiveLine({ connect, token, onSession, onState, random }: LineParts): LiveLine {
  const followed = new Map<Topic, Followed>();
  let socket: WebSocket | null = null;
  let failures = 0;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let linger: ReturnType<typeof setTimeout> | undefined;

  const isOpen = () => socket?.readyState === WebSocket.OPEN;
  const send = (frame: ClientFrame) => socket?.send(JSON.stringify(frame));
  const ask = (topic: Topic, { peer }: Followed) =>
    send({ type: 'follow', topic, ...(peer !== undefined && { peer }) });

  const hear = (frame: ServerFrame) => {
    const topic = topicOf(frame);
    const known = topic && followed.get(topic);
    if (!known) return;
    for (const follower of [...known.followers]) {
      if (frame.type === 'following') follower.onFollowing();
      else if (frame.type === 'refused') follower.onRefused?.(frame.because);
      else follower.onFrame(frame);
    }
  };

  const wait = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => reconnect(), silenceMilliseconds);
  };

  const lose = () => {
    clearTimeout(watchdog);
    socket = null;
    if (followed.size === 0) return onState('idle', null);
    const lostAt = Date.now();
    onState('connecting', null);
    patience ??= setTimeout(() => onState('offline', lostAt), patienceMilliseconds);
    const longest = Math.min(firstWaitMilliseconds * 2 ** failures, longestWaitMilliseconds);
    failures += 1;
    clearTimeout(retry);
    retry = setTimeout(open, longest * (0.5 + random() / 2));
  };

  const open = () => {
    clearTimeout(retry);
    if (socket || followed.size === 0) return;
    onState('connecting', null);
    const opened = connect();
    socket = opened;
    opened.onopen = () => {
      clearTimeout(patience);
      patience = undefined;
      onState('open', null);
      wait();
      send({ type: 'identify', token: token() });
      for (const [topic, known] of followed) ask(topic, known);
    };
    opened.onmessage = ({ data }) => {
      if (opened !== socket) return;
      failures = 0;
      wait();
      hear(JSON.parse(String(data)) as ServerFrame);
    };
    opened.onclose = () => opened === socket && lose();
  };

  /** Gives the present line up, which may be dead without knowing, and opens another at once. */
  const reconnect = () => {
    const former = socket;
    socket = null;
    failures = 0;
    former?.close();
    open();
  };

  // A tab that slept finds out at once, and one that has a network again.
  const wakeUp = () => {
    if (document.visibilityState === 'visible' && followed.size > 0 && !isOpen()) reconnect();
  };
  window.addEventListener('online', reconnect);
  window.addEventListener('pageshow', wakeUp);
  document.addEventListener('visibilitychange', wakeUp);
  onSession(() => {
    if (!isOpen()) return;
    send({ type: 'identify', token: token() });
    // What was refused to nobody may be granted to somebody.
    for (const [topic, known] of followed) if (!topic.startsWith('slots:')) ask(topic, known);
  });

  const leave = (topic: Topic, follower: Follower) => {
    const known = followed.get(topic);
    known?.followers.delete(follower);
    if (known?.followers.size !== 0) return;
    followed.delete(topic);
    if (isOpen()) send({ type: 'leave', topic });
    if (followed.size > 0) return;
    linger = setTimeout(() => {
      const former = socket;
      socket = null;
      for (const timer of [watchdog, retry, patience]) clearTimeout(timer);
      patience = undefined;
      former?.close();
      onState('idle', null);
    }, lingerMilliseconds);
  };

  return {
    follow(topic, follower, peer) {
      clearTimeout(linger);
      const known = followed.get(topic);
      if (known) {
        known.followers.add(follower);
        // Whoever comes later is told by itself, as the first one was.
        if (isOpen()) ask(topic, known);
      } else {
        const fresh = { peer, followers: new Set([follower]) };
        followed.set(topic, fresh);
        if (isOpen()) ask(topic, fresh);
      }
      open();
      return () => leave(topic, follower);
    },
    signal(visit, signal) {
      if (!isOpen()) return false;
      send({ type: 'signal', visit, signal });
      return true;
    },
  };
}

let line: LiveLine | null = null;

/** The line of this tab. */
export function liveLine(): LiveLine {
  line ??= makeLiveLine({
    connect: () => new WebSocket(new URL('/api/live', window.location.href)),
    token: () => sessionStore.token(),
    onSession: (listener) => sessionStore.subscribe(listener),
    onState: setLineState,
    random: Math.random,
  });
  return line;
}
