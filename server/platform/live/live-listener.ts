import pg from 'pg';
import type { Database } from '#server/platform/database/database.ts';
import { isDedicatedSession } from '#server/platform/http/is-dedicated-session.ts';
import { log } from '#server/platform/log/log.ts';
import { notifyMarker, publishChanges } from './live-change-queries.ts';
import { liveChannel } from './live-message.ts';

const firstPauseMilliseconds = 100;
const longestPauseMilliseconds = 5000;
/**
 * Polling interval for changes by jobs, other programs, and processes that ended after a commit. It also
 * detects dead connections.
 */
const pollMilliseconds = 500;
const answerMilliseconds = 5000;
const changesAtATime = 1000;

interface ListenerEvents {
  readonly onListening: () => void;
  readonly onMessage: (payload: string) => void;
  /** A poll starts; the returned function is called when all changes committed before have been received. */
  readonly onRound: () => () => void;
  readonly onLost: () => void;
}

export interface LiveListener {
  /** A change was committed: publishes it to all processes now. */
  passOn(): void;
  stop(): Promise<void>;
}

/**
 * Listens to the live channel on its own connection and reconnects until stopped: immediately, then with
 * pauses of up to five seconds. Messages in between are lost; `onListening` signals that it is time to catch
 * up.
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
    listener.on('error', () => {});
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
      await listener.end().catch(() => {});
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
        if (!stopped) log.warn('LISTEN connection lost, reconnecting');
      } catch (error) {
        if (!stopped) log.warn({ err: error }, 'LISTEN failed, retrying');
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
      await client?.end().catch(() => {});
      await running;
    },
  };
}

/**
 * Publishes all changes. PostgreSQL delivers a connection's own and all earlier notifications before it
 * completes the statement, so they have been received by then. If another process published the requested
 * changes, no notification of ours proves that, so a marker is sent.
 */
async function publishAll(
  listener: pg.Client,
  onPoll: ListenerEvents['onRound'],
  pollRequested: boolean,
): Promise<void> {
  const onHeard = onPoll();
  let passedOn: number;
  do {
    passedOn = (await publishChanges(listener, { max: changesAtATime })).length;
  } while (passedOn === changesAtATime);
  if (pollRequested && passedOn === 0) await notifyMarker(listener);
  onHeard();
}

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
