import pg from 'pg';
import { now } from '../clients/ask.ts';
import type { Operation } from '../history/operation.ts';
import type { RunningCluster } from './running-cluster.ts';
import { untilMore } from './until-more.ts';

/** How an update went. */
export interface UpdateResult {
  /** The files that this version ran while the former one served. */
  readonly migrations: readonly string[];
  /** From when on both versions served, and until when; milliseconds since the epoch. */
  readonly from: number;
  readonly until: number;
}

/**
 * Replaces one process after the other, which are of a former version, by this one, as docs/operations.md#update says: the first
 * of them migrates the database that the second goes on with.
 */
export async function updateInTurn(
  cluster: RunningCluster,
  history: readonly Operation[],
): Promise<UpdateResult> {
  const before = new Set(await migrationsOf(cluster));
  await untilMore(history);
  await cluster.restart(0);
  const from = now();
  await untilMore(history);
  const until = now();
  await cluster.restart(1);
  await untilMore(history);
  const migrations = (await migrationsOf(cluster)).filter((name) => !before.has(name));
  return { migrations, from, until };
}

async function migrationsOf({ database }: RunningCluster): Promise<string[]> {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>('select name from migrations order by name');
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}
