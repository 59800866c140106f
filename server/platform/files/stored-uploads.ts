import { Refusal } from '#contract/platform/refusals.ts';
import { of, type Queryable, statement } from '#db/statement.ts';
import { type ConcurrencyLimit, createConcurrencyLimit } from '#server/platform/concurrency-limit.ts';
import type { Deps } from '#server/platform/deps.ts';

const storedBytes = statement('stored_bytes', {
  row: of<{ bytes: number }>,
  sql: `
    select pg_total_relation_size('upload_contents') + pg_total_relation_size('photos')
      + pg_total_relation_size('letterhead_images') as bytes`,
});

/** The disk space of documents, photos and letterheads, in constant time. */
export async function sumUploadBytes(db: Queryable): Promise<number> {
  const [stored] = await storedBytes(db);
  return stored?.bytes ?? 0;
}

/** Each waiting call occupies up to 10 MB of memory, but no connection. */
export const uploadLimit: ConcurrencyLimit = createConcurrencyLimit({ atOnce: 2, waiting: 12 });

export type AcceptUpload = <T>(bytes: number, work: () => Promise<T>) => Promise<T>;

/**
 * Accepts two uploads at a time, as long as the installation has storage left. Refuses with `busy` when too
 * many wait, and with `storage_full`.
 */
export const createUploadAcceptor =
  ({ database, config }: Pick<Deps, 'database' | 'config'>): AcceptUpload =>
  (bytes, work) =>
    uploadLimit(async () => {
      if ((await sumUploadBytes(database.pool)) + bytes > config.maxUploadBytes)
        throw new Refusal('storage_full');
      return work();
    });
