import pg from 'pg';
import type { RunningDatabase } from './running-database.ts';

/** Does the work on a connection of the owner, outside the pool: some of it takes longer than a statement there may. */
export async function asOwner<T>(
  { owner }: Pick<RunningDatabase, 'owner'>,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...owner, application_name: 'hams migrations' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
