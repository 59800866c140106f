import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { type CopiedEntry, toCopiedFile } from './copied-entry.ts';
import { PostgresUnavailable } from './postgres-unavailable.ts';
import { readClusterFile, readClusterFiles } from './read-cluster-files.ts';

export interface RunningCluster {
  /** A superuser of the primary that works in `cluster`. */
  readonly connection: pg.ClientConfig;
  /** Its data directory, readable by this process. */
  readonly cluster: string;
}

/**
 * A base backup of a running cluster, entry by entry: written into an empty directory, it is a cluster that
 * on start replays the changes made meanwhile and has the state at the end of the copy. With a
 * `standby.signal` added it starts as a standby of its original. Uses PostgreSQL's low-level interface
 * (PostgreSQL 18, 25.3.4), because `pg_basebackup` is not among the binaries. A temporary replication slot
 * retains the log from the start to the end of the copy; it and the backup state end with the session, so a
 * cancelled or killed copy leaves nothing behind in the server. Throws PostgresUnavailable if the server
 * cannot be copied; errors of PostgreSQL or the disk pass through.
 */
export async function* copyRunningCluster({
  connection,
  cluster,
}: RunningCluster): AsyncGenerator<CopiedEntry, void> {
  const client = new pg.Client({ ...connection, application_name: 'hams: copy of the cluster' });
  let lost: Error | null = null;
  client.on('error', (error) => {
    lost = error;
  });
  await client.connect();
  try {
    await refuseWhatCannotBeCopied(client);
    await client.query(
      `select pg_create_physical_replication_slot('hams_copy_' || pg_backend_pid(), true, true)`,
    );
    const start = await ask(client, `pg_backup_start('hams', fast => true)`);
    yield* readClusterFiles(cluster);
    const { rows } = await client.query<{ stop: string; label: string }>(
      // No waiting for an archive: the log is part of the copy.
      'select lsn::text as stop, labelfile as label from pg_backup_stop(wait_for_archive => false)',
    );
    const [ended] = rows;
    if (ended === undefined) throw new Error('pg_backup_stop() returned nothing.');
    yield toCopiedFile('backup_label', Buffer.from(ended.label));
    yield* readLog(client, cluster, start, ended.stop);
  } catch (error) {
    // A session that ends between two statements fails the next one, which says less than the error before it.
    const cause = lost ?? (endsSession(error) ? error : null);
    throw cause === null ? error : new PostgresUnavailable('PostgreSQL ended the copy.', { cause });
  } finally {
    await client.end();
  }
}

/** 57P01 to 57P05: the server stops or has ended the session, here during a statement. */
const endsSession = (error: unknown) =>
  error instanceof pg.DatabaseError && error.code?.startsWith('57P') === true;

async function refuseWhatCannotBeCopied(client: pg.Client): Promise<void> {
  if ((await ask(client, `current_setting('wal_level')`)) === 'minimal') {
    throw new PostgresUnavailable(
      'This PostgreSQL was started by an older version, which keeps too little for a copy of it; stop every HAMS that uses it and start again.',
    );
  }
  if ((await ask(client, 'pg_is_in_recovery()')) === 'true') {
    throw new PostgresUnavailable('This PostgreSQL is a standby; its primary has to be copied.');
  }
  const elsewhere = `(select count(*) from pg_tablespace where spcname not in ('pg_default', 'pg_global'))`;
  if ((await ask(client, elsewhere)) !== '0') {
    throw new PostgresUnavailable('This PostgreSQL has tablespaces, which would be missing in a copy.');
  }
}

async function ask(client: pg.Client, expression: string): Promise<string> {
  const { rows } = await client.query<{ value: string }>(`select (${expression})::text as value`);
  const [row] = rows;
  if (row === undefined) throw new Error(`${expression} returned nothing.`);
  return row.value;
}

async function* readLog(
  client: pg.Client,
  cluster: string,
  start: string,
  stop: string,
): AsyncGenerator<CopiedEntry> {
  const { rows } = await client.query<{ name: string; size: string }>(
    `select pg_walfile_name('0/0'::pg_lsn + segment * size + 1) as name, size::text
     from (select setting::numeric as size from pg_settings where name = 'wal_segment_size') as wal,
       generate_series(div($1::pg_lsn - '0/0', size), div($2::pg_lsn - '0/0' - 1, size)) as segment`,
    [start, stop],
  );
  for (const { name, size } of rows) {
    let found = false;
    for await (const segment of readClusterFile(cluster, `pg_wal/${name}`)) {
      found = segment.size === Number(size);
      if (found) yield segment;
    }
    if (!found) throw new Error(`The server has given up ${name} of its log, which the copy needs.`);
  }
  const histories = (await readdir(join(cluster, 'pg_wal'))).filter((name) => name.endsWith('.history'));
  for (const name of histories) yield* readClusterFile(cluster, `pg_wal/${name}`);
}
