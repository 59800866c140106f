import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { findRunError, spawnAs } from '#embedded-postgres/account.ts';
import { findBinaries } from '#embedded-postgres/binaries.ts';
import { createCluster, takeOverCopiedCluster } from '#embedded-postgres/cluster.ts';
import { copyRunningCluster } from '#embedded-postgres/copy-running-cluster.ts';
import { openDataDirectory, port, superuser } from '#embedded-postgres/data-directory.ts';
import { postmasterSettings } from '#embedded-postgres/postmaster.ts';
import { writeCluster } from '#embedded-postgres/write-cluster.ts';
import { cleanUpOnSignal } from '#harness/tool-cleanup.ts';
import { waitUntil } from '#harness/wait-until.ts';
import { killProcessTrees } from '../../processes.ts';

/** The settings of the embedded PostgreSQL, plus those that a standby needs on either side. */
const settings = {
  ...postmasterSettings,
  max_wal_senders: '10',
  wal_keep_size: '256MB',
  wal_sender_timeout: '5s',
  wal_receiver_timeout: '5s',
  wal_retrieve_retry_interval: '200ms',
  hot_standby: 'on',
  shared_buffers: '64MB',
};

/** One of two servers that replicate to each other, from the embedded PostgreSQL's binaries. */
export class StreamingServer {
  readonly name: string;
  /** The directory and the path of its socket. */
  readonly host: string;
  readonly socket: string;
  readonly #directory: ReturnType<typeof openDataDirectory>;
  readonly #binaries = findBinaries();
  #process: ChildProcess | null = null;

  constructor(name: string, folder: string) {
    this.name = name;
    this.#directory = openDataDirectory(folder);
    this.host = this.#directory.socketDirectory;
    this.socket = join(this.host, `.s.PGSQL.${port}`);
  }

  /** Creates a new cluster and starts it as a primary. */
  async startNew(): Promise<void> {
    await createCluster(this.#directory, this.#binaries);
    await this.#start();
  }

  /** Replaces its data by a copy of the primary, and starts as its standby. */
  async startAsStandbyOf(primary: StreamingServer): Promise<void> {
    const { cluster } = this.#directory;
    await rm(cluster, { recursive: true, force: true, maxRetries: 5 });
    await mkdir(cluster, { mode: 0o700 });
    const connection = { ...primary.connection, database: 'postgres' };
    await writeCluster(copyRunningCluster({ connection, cluster: primary.#directory.cluster }), cluster);
    const source = `host=${primary.host} port=${port} user=${superuser} application_name=${this.name}`;
    // Replaces the settings that its primary got by `alter system`.
    await writeFile(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`, {
      mode: 0o600,
    });
    await writeFile(join(cluster, 'standby.signal'), '', { mode: 0o600 });
    takeOverCopiedCluster(this.#directory);
    await this.#start();
  }

  async promote(): Promise<void> {
    const { cluster, account } = this.#directory;
    const args = ['promote', '--wait', '--pgdata', cluster];
    const program = { path: this.#binaries.pgCtl, args, reaches: [this.#binaries.folder, cluster] };
    const complaint = await findRunError(account, program);
    if (complaint !== null) throw new Error(`${this.name} was not promoted: ${complaint}`);
  }

  get connection(): pg.ClientConfig {
    return { host: this.host, port, user: superuser, connectionTimeoutMillis: 1000, query_timeout: 2000 };
  }

  /** Runs one statement as the superuser. */
  async ask<Row extends pg.QueryResultRow>(sql: string, database = 'postgres'): Promise<Row[]> {
    const client = new pg.Client({ ...this.connection, database });
    client.on('error', () => {});
    try {
      await client.connect();
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  async kill(): Promise<void> {
    await this.#end((pid) => killProcessTrees([pid]));
  }

  async stop(): Promise<void> {
    await this.#end((pid) => process.kill(pid, 'SIGINT')); // "fast": does not wait for connections
  }

  async #end(send: (pid: number) => void): Promise<void> {
    const running = this.#process;
    if (running === null || running.exitCode !== null || running.signalCode !== null) return;
    const gone = once(running, 'exit');
    // The program may have been started through a wrapper that became it, with the same pid.
    if (running.pid !== undefined) send(running.pid);
    await gone;
  }

  async #start(): Promise<void> {
    const { account, cluster, log } = this.#directory;
    const all = { ...settings, unix_socket_directories: `"${this.host}"` };
    const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const program = {
      path: this.#binaries.postgres,
      args: ['-D', cluster, '-p', String(port), ...flags],
      reaches: [this.#binaries.folder, cluster, this.host],
    };
    const output = openSync(log, 'a', 0o600);
    const started = spawnAs(account, program, { stdio: ['ignore', output, output] });
    closeSync(output);
    this.#process = started;
    cleanUpOnSignal(() => this.stop());
    await waitUntil(`${this.name} starts`, async () => {
      if (started.exitCode !== null)
        throw new Error(`${this.name} ended: ${(await readFile(log, 'utf8')).slice(-2000)}`);
      return (await this.ask('select 1')).length === 1;
    });
  }
}
