import { Refusal } from '#contract/platform/refusals.ts';
import { of, type Queryable, statement } from '#db/statement.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type ConcurrencyLimit, createConcurrencyLimit } from '#server/platform/few-at-once.ts';

const storedBytes = statement('stored_upload_bytes', {
  row: of<{ bytes: number }>,
  sql: `
    select pg_total_relation_size('upload_contents') + pg_total_relation_size('photos')
      + pg_total_relation_size('letterhead_images') as bytes`,
});

/** How much of the disk documents, photos and letterheads take, which costs the same however many there are. */
export async function sumUploadBytes(db: Queryable): Promise<number> {
  const [stored] = await storedBytes(db);
  return stored?.bytes ?? 0;
}

/** Who waits holds up to 10 MB of memory, and no connection. */
export const uploadLimit: ConcurrencyLimit = createConcurrencyLimit({ atOnce: 2, waiting: 12 });

/** Takes in what somebody sent: `work` reads and stores it. */
export type AcceptUpload = <T>(bytes: number, work: () => Promise<T>) => Promise<T>;

/**
 * Uploads are taken in two at a time, as long as the house has room for them (docs/product.md#limits). Refuses with `busy`
 * when too many wait, and with `storage_full`.
 */
export const createUploadAcceptor =
  ({ database, config }: Pick<Deps, 'database' | 'config'>): AcceptUpload =>
  (bytes, work) =>
    uploadLimit(async () => {
      if ((await sumUploadBytes(database.pool)) + bytes > config.maxUploadBytes)
        throw new Refusal('storage_full');
      return work();
    });
