import type { ClientFrame, ServerFrame, Topic } from '#contract/platform/live-frames.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { parseSubject, type SubjectKey } from './live-subject.ts';

export interface SignalSender {
  readonly visit: number;
  readonly role: Actor['role'];
  readonly peer: string;
  /** Unique among the connections of all processes. */
  readonly line: string;
}

export interface LiveTab {
  /** Unique among the connections of all processes. */
  readonly id: string;
  readonly sessionId: string | null;
  send(frame: ServerFrame): void;
  presentIn(visit: number): Presence | null;
  /** Drops a topic without a frame. */
  giveUp(topic: Topic): void;
  /** Checks all permissions again and revokes those that are gone, with `refused`. */
  checkAgain(): Promise<void>;
  /** Handles a frame after the ones before it. */
  take(frame: ClientFrame): void;
  /** The connection has ended: finishes what is in progress and leaves everything. */
  end(): Promise<void>;
}

export interface Presence extends SignalSender {
  readonly enteredAs: number;
}

export interface TabConnection {
  readonly send: (frame: ServerFrame) => void;
  /** An error while handling a frame: the connection must be closed. */
  readonly onFailure: (error: unknown) => void;
}

export interface LiveHub {
  readonly tabs: ReadonlySet<LiveTab>;
  readonly listening: boolean;
  enter(tab: LiveTab): void;
  exit(tab: LiveTab): void;
  follow(tab: LiveTab, topic: Topic): void;
  leave(tab: LiveTab, topic: Topic): void;
  followersOf(key: SubjectKey): Iterable<[tab: LiveTab, topic: Topic]>;
  isFollowed(key: SubjectKey): boolean;
  notify(key: SubjectKey, frame: (topic: Topic) => ServerFrame): void;
  /** This process receives changes again: followers refetch what they may have missed. */
  caughtUp(): void;
  lost(): void;
}

export function createHub(): LiveHub {
  const tabs = new Set<LiveTab>();
  const followers = new Map<SubjectKey, Map<LiveTab, Topic>>();
  let listening = false;
  const hub: LiveHub = {
    tabs,
    get listening() {
      return listening;
    },
    enter: (tab) => void tabs.add(tab),
    exit: (tab) => void tabs.delete(tab),
    follow(tab, topic) {
      const { key } = parseSubject(topic);
      const known = followers.get(key);
      if (known) known.set(tab, topic);
      else followers.set(key, new Map([[tab, topic]]));
      if (listening) tab.send({ type: 'following', topic });
    },
    leave(tab, topic) {
      const { key } = parseSubject(topic);
      const known = followers.get(key);
      known?.delete(tab);
      if (known?.size === 0) followers.delete(key);
    },
    followersOf: (key) => followers.get(key) ?? [],
    isFollowed: (key) => followers.has(key),
    notify(key, frame) {
      for (const [tab, topic] of hub.followersOf(key)) tab.send(frame(topic));
    },
    caughtUp() {
      listening = true;
      for (const following of followers.values()) {
        for (const [tab, topic] of following) tab.send({ type: 'following', topic });
      }
    },
    lost() {
      listening = false;
    },
  };
  return hub;
}
