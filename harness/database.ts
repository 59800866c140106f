import pg from 'pg';
import { database, openDataDirectory, port, superuser } from '#embedded-postgres/data-directory.ts';

/** A connection that the caller ends. */
export async function connectTo(address: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(address);
  await client.connect();
  return client;
}

export const connectToDatabase = (dataDirectory: string): Promise<pg.Client> =>
  connectTo({ host: openDataDirectory(dataDirectory).socketDirectory, port, user: superuser, database });
