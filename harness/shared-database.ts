import { startEmbeddedPostgres } from '#embedded-postgres/start-embedded-postgres.ts';
import { connectTo } from './database.ts';
import { createTemporaryData } from './running-hams.ts';
import { cleanUpOnSignal } from './tool-cleanup.ts';

/** A PostgreSQL of this process for several processes of the product; it stays up while they are away. */
export interface SharedDatabase {
  readonly dataDirectory: string;
  readonly socketDirectory: string;
  readonly settings: { readonly DATABASE_URL: string; readonly DATABASE_OWNER_URL: string };
  /** Stops it and deletes everything. */
  close(): Promise<void>;
}

export async function startSharedDatabase(): Promise<SharedDatabase> {
  const { path, remove } = await createTemporaryData();
  return serveDatabase(path, remove);
}

export async function serveDatabase(
  dataDirectory: string,
  remove: () => Promise<void>,
): Promise<SharedDatabase> {
  const postgres = await startEmbeddedPostgres({ dataDirectory });
  cleanUpOnSignal(() => postgres.stop());
  const { connection } = postgres;
  const client = await connectTo(connection);
  await client.query('create role hams_app login');
  await client.end();
  const toUrl = (role: string) =>
    `postgres://${role}@localhost:${connection.port}/${connection.database}?host=${encodeURIComponent(connection.host)}`;
  return {
    dataDirectory,
    socketDirectory: connection.host,
    settings: { DATABASE_URL: toUrl('hams_app'), DATABASE_OWNER_URL: toUrl(connection.user) },
    async close() {
      await postgres.stop();
      await remove();
    },
  };
}
