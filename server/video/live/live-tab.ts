import { randomUUID } from 'node:crypto';
import type { ClientFrame, Signal, Topic } from '#contract/platform/live-frames.ts';
import { recordRoomProgress } from '#server/appointments/changes/record-progress.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Session } from '#server/platform/http/actor.ts';
import type { LiveHub, LiveTab, Presence, TabConnection } from '#server/platform/live/live-hub.ts';
import { parseSubject, type Subject, type SubjectKey } from '#server/platform/live/live-subject.ts';
import { checkPermissionToFollow, type Permission } from './check-permission-to-follow.ts';
import { isSameCaller } from './is-same-caller.ts';
import { insertEntered, insertLeft, insertSignal, upsertPresence } from './signal-queries.ts';

/** Topics per tab; the busiest screen follows three. */
const maxTopics = 50;

interface Followed {
  readonly topic: Topic;
  readonly subject: Subject;
  /** For a visit: more than presence is passed on. */
  admitted: boolean;
  presence: Presence | null;
}

interface TabDeps extends TabConnection {
  readonly deps: Deps;
  readonly hub: LiveHub;
  readonly readToken: (token: string) => Promise<Session | null>;
}

const isAllowed = (permission: Permission): permission is 'granted' | 'waiting' =>
  permission === 'granted' || permission === 'waiting';

/** Manages the topics and the session of one tab. */
export function createTab({ deps, hub, readToken, send, onFailure }: TabDeps): LiveTab {
  const { clock } = deps;
  const db = deps.database.pool;
  const id = randomUUID();
  const followed = new Map<SubjectKey, Followed>();
  let token: string | null = null;
  let actor: Session | null = null;
  let over = false;
  let work = Promise.resolve();

  const inOrder = (job: () => Promise<void>): Promise<void> => {
    work = work.then(() => (over ? undefined : job())).catch(onFailure);
    return work;
  };
  const now = () => new Date(clock.now());

  const leave = async (key: SubjectKey) => {
    const known = followed.get(key);
    if (!known) return;
    followed.delete(key);
    hub.leave(tab, known.topic);
    if (known.presence) await insertLeft(db, { ...known.presence, at: now() });
  };

  /** Writes to the audit log that a signed-in user requested a topic they may not follow. */
  const auditRefusal = async (topic: Topic) => {
    if (!actor) return;
    const [kind, about] = topic.split(':');
    await writeAuditEntry(deps, db, {
      event: 'call_refused',
      actor,
      operation: `follow ${kind}`,
      about,
      reason: 'forbidden',
    });
  };

  const checkPermission = async (topic: Topic, subject: Subject): Promise<'granted' | 'waiting' | null> => {
    const permission = await checkPermissionToFollow(actor, deps, subject);
    if (isAllowed(permission)) return permission;
    await leave(subject.key);
    if (permission === 'forbidden') await auditRefusal(topic);
    send({ type: 'refused', topic, because: permission });
    return null;
  };

  const checkAll = async () => {
    for (const known of [...followed.values()]) {
      if (known.subject.kind === 'slots') continue;
      const permission = await checkPermission(known.topic, known.subject);
      known.admitted = permission === 'granted';
    }
  };

  const identify = async (given: string | null) => {
    const former = actor;
    token = given;
    actor = given ? await readToken(given) : null;
    const same = former && actor ? isSameCaller(former, actor) : former === actor;
    if (same) return checkAll();
    // Topics of the previous session are dropped, whatever the new one may follow.
    for (const { topic, subject } of [...followed.values()]) {
      if (subject.kind === 'slots') continue;
      await leave(subject.key);
      send({ type: 'refused', topic, because: actor ? 'forbidden' : 'unauthenticated' });
    }
  };

  const enter = async ({ kind, id: visit }: Subject, peer: string | undefined): Promise<Presence | null> => {
    if (kind !== 'visit' || !peer || !actor || 'hospitalId' in actor) return null;
    const speaker = { visit, role: actor.role, peer, line: id };
    const [row] = await insertEntered(db, { ...speaker, at: now() });
    if (actor.role === 'patient') await recordRoomProgress(db, visit, 'arrive', now());
    return row ? { ...speaker, enteredAs: row.id } : null;
  };

  const follow = async (topic: Topic, peer: string | undefined) => {
    const subject = parseSubject(topic);
    if (!followed.has(subject.key) && followed.size >= maxTopics) {
      send({ type: 'refused', topic, because: 'too_many' });
      return;
    }
    if (subject.kind === 'visit' && !peer) {
      send({ type: 'refused', topic, because: 'forbidden' }); // no one listens in a room unseen
      return;
    }
    const permission = await checkPermission(topic, subject);
    if (!permission || over) return;
    const known = followed.get(subject.key);
    if (known?.presence && known.presence.peer !== peer) await leave(subject.key);
    const presence = followed.get(subject.key)?.presence ?? null;
    followed.set(subject.key, {
      topic,
      subject,
      admitted: permission === 'granted',
      presence: presence ?? (await enter(subject, peer)),
    });
    hub.follow(tab, topic);
  };

  const sendSignal = async (visit: string, signal: Signal) => {
    const known = followed.get(parseSubject(`visit:${visit}`).key);
    if (!known?.presence) return;
    // Before the start the two people only see each other's presence.
    if (signal.kind !== 'here' && signal.kind !== 'bye' && !known.admitted) {
      known.admitted = (await checkPermission(known.topic, known.subject)) === 'granted';
      if (!known.admitted) return;
    }
    await insertSignal(db, { ...known.presence, signal: JSON.stringify(signal), at: now() });
    // An answer to the other's offer: both are there, and see each other.
    if (signal.kind === 'answer') await recordRoomProgress(db, known.presence.visit, 'start', now());
  };

  const handle = (frame: ClientFrame): Promise<void> => {
    switch (frame.type) {
      case 'identify':
        return identify(frame.token);
      case 'follow':
        return follow(frame.topic, frame.peer);
      case 'leave':
        return leave(parseSubject(frame.topic).key);
      case 'signal':
        return sendSignal(frame.visit, frame.signal);
    }
  };

  const tab: LiveTab = {
    id,
    get sessionId() {
      return actor?.sessionId ?? null;
    },
    send,
    presentIn: (visit) => followed.get(`visit:${visit}`)?.presence ?? null,
    giveUp(topic) {
      hub.leave(tab, topic);
      followed.delete(parseSubject(topic).key);
    },
    checkAgain: () =>
      inOrder(async () => {
        if (!token) return;
        actor = await readToken(token);
        await checkAll();
        if ([...followed.values()].some(({ presence }) => presence))
          await upsertPresence(db, { line: id, at: now() });
      }),
    take: (frame) => void inOrder(() => handle(frame)),
    async end() {
      over = true;
      hub.exit(tab);
      await work;
      for (const key of [...followed.keys()]) await leave(key);
    },
  };
  hub.enter(tab);
  return tab;
}
