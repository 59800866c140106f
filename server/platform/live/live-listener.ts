import pg from 'pg';
import type { Database } from '#server/platform/database/database.ts';
import { isDedicatedSession } from '#server/platform/http/is-own-session.ts';
import { log } from '#server/platform/log/log.ts';
import { notifyMarker, publishChanges } from './live-change-queries.ts';
import { liveChannel } from './live-message.ts';

const firstPauseMilliseconds = 100;
const longestPauseMilliseconds = 5000;
/**
 * How often changes are passed on without being asked: those of jobs, of other programs, and of processes
 * that ended after a commit. It also detects dead connections.
 */
const pollMilliseconds = 500;
const answerMilliseconds = 5000;
const changesAtATime = 1000;

interface ListenerEvents {
  /** From now on no message is missed. */
  readonly onListening: () => void;
  readonly onMessage: (payload: string) => void;
  /** Changes are passed on now; what is returned is called when those committed before have been heard. */
  readonly onRound: () => () => void;
  readonly onLost: () => void;
}

export interface LiveListener {
  /** Something was committed: passes it on to all processes now. */
  passOn(): void;
  stop(): Promise<void>;
}

/**
 * Listens to the live channel on its own connection and reconnects until it is stopped: at once, then with
 * pauses of up to five seconds. Messages in between are lost; `onListening` is called when it is time to
 * catch up.
 */
export function listenToChanges(
  { address, pool }: Pick<Database, 'address' | 'pool'>,
  hearing: ListenerEvents,
): LiveListener {
  let stopped = false;
  let client: pg.Client | null = null;
  let wake = () => {};
  let publish = () => {};
  /** Something was committed here, or the connection is new. */
  let pollRequested = false;

  const pauseFor = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds).unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  /** Resolves at the end of the connection; throws if there was none. */
  const listenUntilLost = async (onListening: () => void) => {
    const listener = new pg.Client({
      ...address,
      application_name: 'hams live',
      connectionTimeoutMillis: 3000,
      query_timeout: answerMilliseconds,
      keepAlive: true,
    });
    client = listener;
    const ended = new Promise<void>((resolve) => listener.once('end', () => resolve()));
    listener.on('error', () => {}); // `end` follows
    // A connection that ends while it connects never settles.
    await Promise.race([listener.connect(), ended]);
    if (stopped) return;
    let passing: NodeJS.Timeout | undefined;
    try {
      if (!(await isDedicatedSession(listener, pool))) {
        throw new Error('its connection is shared by a pooler; DATABASE_DIRECT_URL has to lead past it');
      }
      listener.on('notification', ({ payload }) => hearing.onMessage(payload ?? ''));
      publish = createSerialRunner(
        () => {
          const isAsked = pollRequested;
          pollRequested = false;
          return publishAll(listener, hearing.onRound, isAsked);
        },
        () => void listener.end(),
      );
      await listener.query(`listen ${liveChannel}`);
      passing = setInterval(publish, pollMilliseconds).unref();
      onListening();
      pollRequested = true;
      publish();
      await ended;
    } finally {
      clearInterval(passing);
      publish = () => {};
      await listener.end().catch(() => {}); // it has ended in any case
    }
  };

  const run = async () => {
    let pause = firstPauseMilliseconds;
    while (!stopped) {
      try {
        await listenUntilLost(() => {
          pause = firstPauseMilliseconds;
          hearing.onListening();
        });
        if (!stopped) log.warn('the live line lost its connection to PostgreSQL and connects again');
      } catch (error) {
        if (!stopped) log.warn({ err: error }, 'the live line cannot listen to PostgreSQL');
      }
      hearing.onLost();
      if (stopped) return;
      await pauseFor(pause * (0.5 + Math.random() / 2));
      pause = Math.min(2 * pause, longestPauseMilliseconds);
    }
  };
  const running = run();

  return {
    passOn: () => {
      pollRequested = true;
      publish();
    },
    async stop(): Promise<void> {
      stopped = true;
      wake();
      await client?.end().catch(() => {}); // the loop notices the end
      await running;
    },
  };
}

/**
 * Passes on all changes. PostgreSQL delivers a connection's own notifications, and what others notified
 * before, before it says that the statement is done, so they have been heard by then. If another process has
 * passed on what was `asked` for, nothing of our own proves that, so something is said.
 */
async function publishAll(
  listener: pg.Client,
  onPoll: ListenerEvents['onRound'],
  pollRequested: boolean,
): Promise<void> {
  const onHeard = onPoll();
  let passedOn: number;
  do {
    passedOn = (await publishChanges(listener, { atMost: changesAtATime })).length;
  } while (passedOn === changesAtATime);
  if (pollRequested && passedOn === 0) await notifyMarker(listener);
  onHeard();
}

/** Runs the work on request, and once more if it was requested meanwhile. A failure is final. */
function createSerialRunner(work: () => Promise<unknown>, onFailure: () => void): () => void {
  let busy = false;
  let again = false;
  const run = async () => {
    busy = true;
    do {
      again = false;
      await work();
    } while (again);
    busy = false;
  };
  return () => {
    again = true;
    if (!busy) run().catch(onFailure);
  };
}
