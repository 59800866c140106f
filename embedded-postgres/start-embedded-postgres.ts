import { setTimeout } from 'node:timers/promises';
import { findBinaries } from './binaries.ts';
import {
  clusterExists,
  createCluster,
  flushCluster,
  removeAbandonedDrafts,
  takeOverCopiedCluster,
} from './cluster.ts';
import { type DataDirectory, database, openDataDirectory, port, superuser } from './data-directory.ts';
import { Membership, whyNotConnected } from './membership.ts';
import { PostgresUnavailable } from './postgres-unavailable.ts';
import { findRunningPostmaster, type Launch, launchPostmaster, stopPostmaster } from './postmaster.ts';

/** HAMS's own PostgreSQL in `<dataDirectory>/postgres`, shared by all processes with that directory. */
export interface EmbeddedPostgres {
  /** For pg.Pool; `host` is the directory of the unix socket. */
  readonly connection: {
    readonly host: string;
    readonly port: number;
    readonly user: string;
    readonly database: string;
  };
  /**
   * Resolves when a server accepts connections, started if needed; concurrent calls share one attempt. Throws
   * PostgresUnavailable.
   */
  ensureRunning(): Promise<void>;
  /** Leaves the server; the last member stops it and waits at most four seconds. */
  stop(): Promise<void>;
}

interface Options {
  readonly dataDirectory: string;
  /** Called with a short text for slow steps, and for failures that no call reports. */
  readonly report?: (step: string) => void;
}

/** Adopts the server of this data directory or starts one. Throws PostgresUnavailable. */
export async function startEmbeddedPostgres({
  dataDirectory,
  report = () => {},
}: Options): Promise<EmbeddedPostgres> {
  const server = new SharedServer(dataDirectory, report);
  await server.ensureRunning();
  return server;
}

/** Milliseconds. A crashed server replays its log before it answers; a refused start may succeed later. */
const patience = {
  absent: 10_000,
  busy: 120_000,
  refusal: 5000,
  pause: 10,
  pauseAfterRefusal: 40,
  pauseAfterFailure: 1000,
};

class SharedServer implements EmbeddedPostgres {
  readonly connection: EmbeddedPostgres['connection'];
  readonly #path: string;
  readonly #report: (step: string) => void;
  #membership: Membership | null = null;
  #joining: Promise<void> | null = null;
  #stopping: Promise<void> | null = null;
  #flushing: Promise<void> | null = null;
  #launched: Launch | null = null;

  constructor(path: string, report: (step: string) => void) {
    this.#path = path;
    this.#report = report;
    this.connection = { host: openDataDirectory(path).socketDirectory, port, user: superuser, database };
  }

  ensureRunning(): Promise<void> {
    if (this.#stopping !== null) return Promise.reject(new Error('PostgreSQL was left by this process'));
    this.#joining ??= this.#renewMembership().finally(() => {
      this.#joining = null;
    });
    return this.#joining;
  }

  stop(): Promise<void> {
    this.#stopping ??= this.#leave();
    return this.#stopping;
  }

  /** Only a new connection proves that the server accepts connections, so it replaces the present one. */
  async #renewMembership(): Promise<void> {
    const former = this.#membership;
    // A process that is stopped before its server answers must not leave one behind.
    const abandon = () => this.#launched?.abandon();
    process.on('exit', abandon);
    try {
      this.#membership = await this.#join(openDataDirectory(this.#path));
    } finally {
      process.off('exit', abandon);
      this.#launched = null;
    }
    await former?.close();
  }

  async #join(directory: DataDirectory): Promise<Membership> {
    let waitingSince = performance.now();
    let refusedSince: number | null = null;
    let launch: Launch | null = null;
    for (;;) {
      const answer = await this.#tryToJoin(directory);
      if (answer instanceof Membership) return answer;
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
      if (performance.now() - waitingSince > patience[answer]) {
        throw new PostgresUnavailable(
          `PostgreSQL in ${directory.cluster} does not answer; see ${directory.log}.`,
        );
      }
      await setTimeout(patience.pause);
    }
  }

  async #tryToJoin(directory: DataDirectory): Promise<Membership | 'absent' | 'busy'> {
    try {
      return await Membership.join(directory, (lost) => this.#onLost(lost));
    } catch (error) {
      const reason = whyNotConnected(error);
      if (reason !== null) return reason;
      const message = error instanceof Error ? error.message : String(error);
      throw new PostgresUnavailable(
        `PostgreSQL on ${directory.socketDirectory} cannot be used: ${message}.`,
        {
          cause: error,
        },
      );
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

  #onLost(lost: Membership): void {
    if (lost === this.#membership) void this.#bringBack();
  }

  /** Retries until it works or this process leaves: the cause of the failure may pass. */
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

  async #leave(): Promise<void> {
    await this.#joining?.catch(() => {}); // its caller got the error; leave regardless
    await this.#flushing;
    const directory = openDataDirectory(this.#path);
    const membership = await this.#membershipToGiveUp(directory);
    if (membership === null) return;
    try {
      if (!(await membership.leave())) return;
      if (!(await stopPostmaster(directory, findBinaries))) this.#report('PostgreSQL is still shutting down');
    } catch (error) {
      if (whyNotConnected(error) === null) throw error; // the server stopped on its own
    } finally {
      await membership.close();
    }
  }

  /** Null if there is no server to leave. */
  async #membershipToGiveUp(directory: DataDirectory): Promise<Membership | null> {
    if (this.#membership !== null && !this.#membership.isLost) return this.#membership;
    const answer = await this.#tryToJoin(directory);
    return answer instanceof Membership ? answer : null;
  }
}
