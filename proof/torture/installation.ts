import { port } from '#embedded-postgres/data-directory.ts';
import { connectToDatabase } from '#harness/database.ts';
import { serveDatabase } from '#harness/shared-database.ts';
import { waitUntil } from '#harness/wait-until.ts';
import { highVisitLimits } from '#server/testing/visit-limit-settings.ts';
import type { TestSystem } from '../clients/play-round.ts';
import { type Link, openLink } from '../network/network-link.ts';
import { createSmallDisk, type TestDisk } from './small-disk.ts';
import { type SupervisedProcess, startSupervised } from './supervised-process.ts';

/** Ends all connections of HAMS; it opens new ones. */
export const endConnectionsSql =
  "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'hams%'";

/** Timeout for full recovery after the last fault. */
const maxRecoverySeconds = 40;

/**
 * Two HAMS processes over one PostgreSQL. The first connects to its socket, the second over a simulated
 * network; clients connect to each over a separate simulated network.
 */
export interface Installation extends TestSystem {
  readonly processes: readonly SupervisedProcess[];
  /** One to each process, and last the link from the second process to PostgreSQL. */
  readonly links: readonly Link[];
  readonly disk: TestDisk;
  close(): Promise<void>;
}

export interface Tampering {
  readonly sql: readonly string[];
  readonly preload: string | null;
}

export async function openInstallation({ sql, preload }: Tampering): Promise<Installation> {
  const disk = await createSmallDisk();
  const { settings, socketDirectory, close: closeDatabase } = await serveDatabase(disk.path, disk.remove);
  const toPostgres = await openLink(() => ({ path: `${socketDirectory}/.s.PGSQL.${port}` }));
  const common = { ...highVisitLimits, ...(preload && { NODE_OPTIONS: `--import ${preload}` }) };
  const first = await startSupervised({ ...common, ...settings });
  const tamperer = await connectToDatabase(disk.path);
  // A small log for a small disk; it also makes checkpoints happen during the run.
  for (const each of ["alter system set max_wal_size = '128MB'", 'select pg_reload_conf()', ...sql]) {
    await tamperer.query(each);
  }
  // Database settings apply only to later connections.
  await tamperer.query(endConnectionsSql);
  await tamperer.end();
  const second = await startSupervised({
    ...common,
    DATABASE_URL: `postgres://hams_app@127.0.0.1:${toPostgres.port}/hams`,
  });
  const processes = [first, second];
  const fronts = await Promise.all(
    processes.map((one) => openLink(() => ({ host: 'localhost', port: one.port ?? 1 }))),
  );

  const isReady = async ({ port: at }: SupervisedProcess) => {
    if (at === null) return false;
    const answer = await fetch(`http://localhost:${at}/api/readyz`, { signal: AbortSignal.timeout(2000) });
    return answer.status === 200;
  };
  const isSettled = async () => {
    if (!(await Promise.all(processes.map(isReady))).every(Boolean)) return false;
    const client = await connectToDatabase(disk.path);
    try {
      const { rows } = await client.query<{ busy: number }>(
        `select count(*)::int as busy from pg_stat_activity
        where datname = 'hams' and pid <> pg_backend_pid() and xact_start < now() - interval '1 s'`,
      );
      return rows[0]?.busy === 0;
    } finally {
      await client.end();
    }
  };

  return {
    hosts: fronts.map((front) => `http://127.0.0.1:${front.port}`),
    processes,
    links: [...fronts, toPostgres],
    disk,
    connect: () => connectToDatabase(disk.path),
    settle: () =>
      waitUntil('The installation is ready again', isSettled, { seconds: maxRecoverySeconds, pause: 100 }),
    async close() {
      await Promise.all(processes.map((one) => one.stop()));
      await Promise.all([...fronts, toPostgres].map((link) => link.close()));
      await closeDatabase();
    },
  };
}
