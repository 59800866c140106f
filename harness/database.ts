import pg from 'pg';
import { database, openDataDirectory, port, superuser } from '#embedded-postgres/data-directory.ts';

export async function connectToDatabase(dataDirectory: string): Promise<pg.Client> {
  const { socketDirectory } = openDataDirectory(dataDirectory);
  const client = new pg.Client({ host: socketDirectory, port, user: superuser, database });
  await client.connect();
  return client;
}
