import pg from 'pg';
import type { DatabaseAddress } from '#server/platform/database/database.ts';

/** Runs the work on a dedicated connection, on which statements may take longer than in the pool. */
export async function withDedicatedClient<T>(
  address: DatabaseAddress,
  name: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...address, application_name: name });
  // A connection that ends reports it to its query; without a listener the event would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
