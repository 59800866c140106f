import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './binaries.ts';
import {
  clusterExists,
  createCluster,
  flushCluster,
  removeAbandonedDrafts,
  takeOverCopiedCluster,
} from './cluster.ts';
import { connectToServer } from './connect-to-server.ts';
import { type DataDirectory, database, openDataDirectory, port, superuser } from './data-directory.ts';
import { holdDirectory } from './hold-directory.ts';
import { PostgresUnavailable } from './postgres-unavailable.ts';
import { findRunningPostmaster, type Launch, launchPostmaster, stopPostmaster } from './postmaster.ts';

/** HAMS's own PostgreSQL in `<dataDirectory>/postgres`, which one process starts and stops. */
export interface EmbeddedPostgres {
  /** For pg.Pool; `host` is the directory of the unix socket. */
  readonly connection: {
    readonly host: string;
    readonly port: number;
    readonly user: string;
    readonly database: string;
  };
  /**
   * Resolves when the server accepts connections, started if needed; concurrent calls share one attempt.
   * Throws PostgresUnavailable.
   */
  ensureRunning(): Promise<void>;
  /** Stops the server and waits at most four seconds. */
  stop(): Promise<void>;
}

interface Options {
  readonly dataDirectory: string;
  /** Called with a short text for slow steps, and for failures that no call reports. */
  readonly report?: (step: string) => void;
  /** Uses the server of another process, if one runs, until that stops it. */
  readonly mayJoin?: boolean;
}

/** Milliseconds. A crashed server replays its log before it answers; a refused start may succeed later. */
const patience = {
  holder: 2000,
  absent: 10_000,
  busy: 120_000,
  refusal: 5000,
  pause: 10,
  pauseAfterRefusal: 40,
  pauseAfterFailure: 1000,
};

/**
 * Starts the server of this data directory, or adopts that of a killed process. Throws PostgresUnavailable,
 * also if another process holds the directory.
 */
export async function startEmbeddedPostgres({
  dataDirectory,
  report = () => {},
  mayJoin = false,
}: Options): Promise<EmbeddedPostgres> {
  const directory = openDataDirectory(dataDirectory);
  const deadline = performance.now() + patience.busy;
  for (;;) {
    const hold = await holdDirectory(directory, mayJoin ? 0 : patience.holder);
    if (typeof hold !== 'string') return startServer(dataDirectory, report, hold.release);
    if (!mayJoin) {
      throw new PostgresUnavailable(
        `${dataDirectory} is in use by process ${hold}. Stop that HAMS or its command first, or set another DATA_DIR; several processes need a DATABASE_URL (docs/operations.md#the-database).`,
      );
    }
    // It may be starting or stopping its server.
    const client = await connectToServer(directory);
    if (client instanceof pg.Client) {
      await client.end();
      return { connection: toConnection(directory), ensureRunning: async () => {}, stop: async () => {} };
    }
    if (performance.now() > deadline) throw notAnswering(directory);
    await setTimeout(patience.pauseAfterRefusal);
  }
}

async function startServer(path: string, report: (step: string) => void, release: () => void) {
  const server = new HeldServer(path, report, release);
  try {
    await server.ensureRunning();
    return server;
  } catch (error) {
    release();
    throw error;
  }
}

const toConnection = (directory: DataDirectory): EmbeddedPostgres['connection'] => ({
  host: directory.socketDirectory,
  port,
  user: superuser,
  database,
});

const notAnswering = ({ cluster, log }: DataDirectory) =>
  new PostgresUnavailable(`PostgreSQL in ${cluster} does not answer; see ${log}.`);

class HeldServer implements EmbeddedPostgres {
  readonly connection: EmbeddedPostgres['connection'];
  readonly #path: string;
  readonly #report: (step: string) => void;
  readonly #release: () => void;
  /** A connection that ends with the server. */
  #watcher: pg.Client | null = null;
  #starting: Promise<void> | null = null;
  #stopping: Promise<void> | null = null;
  #flushing: Promise<void> | null = null;
  #launched: Launch | null = null;

  constructor(path: string, report: (step: string) => void, release: () => void) {
    this.#path = path;
    this.#report = report;
    this.#release = release;
    this.connection = toConnection(openDataDirectory(path));
  }

  ensureRunning(): Promise<void> {
    if (this.#stopping !== null) return Promise.reject(new Error('PostgreSQL was stopped by this process'));
    this.#starting ??= this.#renewWatcher().finally(() => {
      this.#starting = null;
    });
    return this.#starting;
  }

  stop(): Promise<void> {
    this.#stopping ??= this.#stop();
    return this.#stopping;
  }

  /** Only a new connection proves that the server accepts connections, so it replaces the present one. */
  async #renewWatcher(): Promise<void> {
    const former = this.#watcher;
    // A process that is stopped before its server answers must not leave one behind.
    const abandon = () => this.#launched?.abandon();
    process.on('exit', abandon);
    try {
      const watcher = await this.#connect(openDataDirectory(this.#path));
      await createDatabase(watcher);
      this.#watcher = watcher;
      watcher.once('end', () => {
        if (watcher === this.#watcher) void this.#bringBack();
      });
    } finally {
      process.off('exit', abandon);
      this.#launched = null;
    }
    await former?.end();
  }

  async #connect(directory: DataDirectory): Promise<pg.Client> {
    let waitingSince = performance.now();
    let refusedSince: number | null = null;
    let launch: Launch | null = null;
    for (;;) {
      const answer = await connectToServer(directory);
      if (answer instanceof pg.Client) return answer;
      const ending = launch?.ending ?? null;
      if (ending !== null) {
        refusedSince ??= performance.now();
        const relents = ending.passing && performance.now() - refusedSince < patience.refusal;
        if (!relents)
          throw new PostgresUnavailable(`PostgreSQL did not start: ${ending.reason} (${directory.log}).`);
        launch = null;
        await setTimeout(patience.pauseAfterRefusal);
      }
      if (answer === 'absent' && launch === null && findRunningPostmaster(directory) === null) {
        if (refusedSince === null) this.#report('starting PostgreSQL');
        launch = await this.#launch(directory);
        if (refusedSince === null) waitingSince = performance.now(); // initdb's time does not count
      }
      if (performance.now() - waitingSince > patience[answer]) throw notAnswering(directory);
      await setTimeout(patience.pause);
    }
  }

  async #launch(directory: DataDirectory): Promise<Launch> {
    const binaries = findBinaries();
    await removeAbandonedDrafts(directory);
    if (!clusterExists(directory)) {
      this.#report('creating its database');
      await createCluster(directory, binaries);
      this.#flushing = flushCluster(directory, binaries).catch((error: Error) => this.#report(error.message));
    }
    takeOverCopiedCluster(directory);
    this.#launched = launchPostmaster(directory, binaries);
    return this.#launched;
  }

  /** Retries until it works or this process stops: the cause of the failure may pass. */
  async #bringBack(): Promise<void> {
    while (this.#stopping === null) {
      try {
        return await this.ensureRunning();
      } catch (error) {
        this.#report(error instanceof Error ? error.message : String(error));
        await setTimeout(patience.pauseAfterFailure, undefined, { ref: false });
      }
    }
  }

  async #stop(): Promise<void> {
    await this.#starting?.catch(() => {}); // its caller got the error; stop regardless
    await this.#flushing;
    await this.#watcher?.end();
    try {
      const stopped = await stopPostmaster(openDataDirectory(this.#path), findBinaries);
      if (!stopped) this.#report('PostgreSQL is still shutting down');
    } finally {
      this.#release();
    }
  }
}

async function createDatabase(client: pg.Client): Promise<void> {
  const name = pg.escapeLiteral(database);
  const { rowCount } = await client.query(`select from pg_database where datname = ${name}`);
  if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(database)}`);
}
