import type { ClientFrame, ServerFrame, Topic, TopicRefusal } from '#contract/platform/live-frames.ts';
import type { LineStore } from './connection-state.ts';
import { createReconnectingSocket } from './reconnecting-socket.ts';

export type TopicFrame = Extract<
  ServerFrame,
  { type: 'slots' | 'appointment' | 'bell' | 'emergency' | 'signal' | 'gone' }
>;

export interface Follower {
  readonly onFrame: (frame: TopicFrame) => void;
  /** No change will be missed from now on; refetch what was missed before. */
  readonly onCatchUp: () => void;
  /** The connection is lost; `onCatchUp` follows when it is back. */
  readonly onLost?: () => void;
  readonly onRefused?: (because: TopicRefusal) => void;
}

/** One WebSocket for all topics of a tab: opened for the first topic, closed after the last. */
export interface LiveLine {
  /** `peer` is the tab's name in a video visit. Returns the unfollow function. */
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

export function createLiveLine({ open, session, store }: LineParts): LiveLine {
  const topics = new Map<Topic, Followed>();
  /** The token that the server knows for this tab. */
  let token: string | null = null;

  const notifyFollowers = (topic: Topic, what: (follower: Follower) => void) => {
    for (const follower of [...(topics.get(topic)?.followers ?? [])]) what(follower);
  };

  const hear = (frame: ServerFrame) => {
    switch (frame.type) {
      case 'beat':
        return;
      case 'following':
        socket.confirm();
        return notifyFollowers(frame.topic, (follower) => follower.onCatchUp());
      case 'refused':
        return notifyFollowers(frame.topic, (follower) => follower.onRefused?.(frame.because));
      case 'signal':
      case 'gone':
        return notifyFollowers(`visit:${frame.visit}`, (follower) => follower.onFrame(frame));
      default:
        return notifyFollowers(frame.topic, (follower) => follower.onFrame(frame));
    }
  };

  const socket = createReconnectingSocket({
    open,
    store,
    onOpen() {
      token = session.token();
      if (token) send({ type: 'identify', token });
      for (const followed of topics.values()) ask(followed);
    },
    onMessage: (data) => hear(JSON.parse(data) as ServerFrame),
    onLost() {
      for (const topic of [...topics.keys()]) notifyFollowers(topic, (follower) => follower.onLost?.());
    },
  });
  const send = (frame: ClientFrame) => socket.send(JSON.stringify(frame));
  const ask = ({ topic, peer }: Followed) => send({ type: 'follow', topic, ...(peer && { peer }) });

  session.subscribe(() => {
    const now = session.token();
    if (now === token || !socket.isOpen()) return;
    token = now;
    send({ type: 'identify', token });
    for (const followed of topics.values()) if (!followed.topic.startsWith('slots:')) ask(followed);
  });

  return {
    send,
    follow(topic, follower, peer) {
      let followed = topics.get(topic);
      if (!followed) {
        followed = { topic, peer, followers: new Set() };
        topics.set(topic, followed);
        ask(followed);
      }
      followed.followers.add(follower);
      socket.connect();
      const { followers } = followed;
      return () => {
        followers.delete(follower);
        if (followers.size > 0 || topics.get(topic)?.followers !== followers) return;
        topics.delete(topic);
        send({ type: 'leave', topic });
        if (topics.size === 0) socket.release();
      };
    },
  };
}
