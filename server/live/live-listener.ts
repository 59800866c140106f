import pg from 'pg';
import type { Database } from '#server/platform/database.ts';
import { passOnChanges } from './live-change-queries.ts';
import { liveChannel } from './live-message.ts';

const firstPauseMilliseconds = 100;
const longestPauseMilliseconds = 5000;
/**
 * How often is passed on what nobody asked to be passed on: changes of jobs, of other programs, of a process that ended
 * right after its commit. It also finds out that a connection went dead without a word.
 */
const passOnMilliseconds = 500;
const answerMilliseconds = 5000;

interface Hearing {
  /** From now on no message is missed. */
  readonly onListening: () => void;
  readonly onMessage: (payload: string) => void;
  readonly onLost: () => void;
}

export interface LiveListener {
  /** Something was committed: it is passed on to all processes now. */
  passOn(): void;
  stop(): Promise<void>;
}

/**
 * Listens to the live channel on a connection of its own, and connects again for as long as it is not stopped: at once,
 * then with pauses that grow to five seconds. What was told in between is lost; `onListening` is the moment to catch up.
 */
export function listenToChanges({ address }: Pick<Database, 'address'>, hearing: Hearing): LiveListener {
  let stopped = false;
  let client: pg.Client | null = null;
  let wake = () => {};
  let passOn = () => {};

  const pauseFor = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds).unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  /** Resolves when the connection is over, whoever ended it; throws when there never was one. */
  const hearUntilLost = async (onListening: () => void) => {
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
    listener.on('notification', ({ payload }) => hearing.onMessage(payload ?? ''));
    // A connection that is ended before it was one never says what became of it.
    await Promise.race([listener.connect(), ended]);
    if (stopped) return;
    passOn = oneAtATime(
      () => passOnChanges(listener),
      () => void listener.end(),
    );
    const passing = setInterval(passOn, passOnMilliseconds).unref();
    try {
      await listener.query(`listen ${liveChannel}`);
      onListening();
      passOn();
      await ended;
    } finally {
      clearInterval(passing);
      passOn = () => {};
      await listener.end().catch(() => {}); // it is over in any case
    }
  };

  const run = async () => {
    let pause = firstPauseMilliseconds;
    while (!stopped) {
      try {
        await hearUntilLost(() => {
          pause = firstPauseMilliseconds;
          hearing.onListening();
        });
        if (!stopped) console.error('The live line lost its connection to PostgreSQL; it connects again.');
      } catch (error) {
        if (!stopped) console.error('The live line cannot listen to PostgreSQL:', error);
      }
      hearing.onLost();
      if (stopped) return;
      await pauseFor(pause * (0.5 + Math.random() / 2));
      pause = Math.min(2 * pause, longestPauseMilliseconds);
    }
  };
  const running = run();

  return {
    passOn: () => passOn(),
    async stop(): Promise<void> {
      stopped = true;
      wake();
      await client?.end().catch(() => {}); // the loop sees that it has ended
      await running;
    },
  };
}

/** Runs the work when asked to; when asked meanwhile, once more afterwards. After a failure it is over. */
function oneAtATime(work: () => Promise<unknown>, onFailure: () => void): () => void {
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
