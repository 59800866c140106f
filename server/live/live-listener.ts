import pg from 'pg';
import type { Database } from '#server/platform/database.ts';
import { liveChannel } from './live-message.ts';

const firstPauseMilliseconds = 100;
const longestPauseMilliseconds = 5000;
/** A connection that went dead without a word tells nothing; a question finds out. */
const askMilliseconds = 10_000;
const answerMilliseconds = 5000;

interface Hearing {
  /** From now on no message is missed. */
  readonly onListening: () => void;
  readonly onMessage: (payload: string) => void;
  readonly onLost: () => void;
}

/**
 * Listens to the live channel on a connection of its own, and connects again for as long as it is not stopped: at once,
 * then with pauses that grow to five seconds. What was told in between is lost; `onListening` is the moment to catch up.
 */
export function listenToChanges({ address }: Pick<Database, 'address'>, hearing: Hearing) {
  let stopped = false;
  let client: pg.Client | null = null;
  let wake = () => {};

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
    let unanswered = false;
    const asking = setInterval(() => {
      if (unanswered) return;
      unanswered = true;
      listener.query('select').then(
        () => (unanswered = false),
        () => listener.end(),
      );
    }, askMilliseconds).unref();
    try {
      await listener.query(`listen ${liveChannel}`);
      onListening();
      await ended;
    } finally {
      clearInterval(asking);
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
    async stop(): Promise<void> {
      stopped = true;
      wake();
      await client?.end().catch(() => {}); // the loop sees that it has ended
      await running;
    },
  };
}
