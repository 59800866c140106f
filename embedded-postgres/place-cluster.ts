import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { findBinaries } from './binaries.ts';
import { flushCluster, makeDraft, takeOverCopiedCluster } from './cluster.ts';
import type { CopiedEntry } from './copied-entry.ts';
import { openDataDirectory } from './data-directory.ts';
import { holdDirectory } from './hold-directory.ts';
import { PostgresUnavailable } from './postgres-unavailable.ts';
import { writeCluster } from './write-cluster.ts';

/**
 * Moves a copied cluster into this data directory, which must have none. It is written and flushed beside its
 * final path and then renamed: complete or absent. Throws PostgresUnavailable, also if another process holds
 * the directory, and the signal's reason.
 */
export async function placeCluster(
  dataDirectory: string,
  entries: AsyncIterable<CopiedEntry>,
  signal: AbortSignal,
): Promise<void> {
  const directory = openDataDirectory(dataDirectory);
  const hold = await holdDirectory(directory, 0);
  if (typeof hold === 'string') {
    throw new PostgresUnavailable(`${dataDirectory} is in use by process ${hold}; nothing was put there.`);
  }
  const binaries = findBinaries();
  // As with a new cluster: if this process is killed, the next start removes it.
  const { draft, remove } = makeDraft(directory);
  try {
    await writeCluster(entries, draft, signal);
    const written = { ...directory, cluster: draft };
    takeOverCopiedCluster(written);
    await flushCluster(written, binaries);
    signal.throwIfAborted();
    await moveInPlace(draft, directory.cluster);
  } catch (error) {
    if (!isFullDisk(error)) throw error;
    throw new PostgresUnavailable(
      `There is no room for the database in ${dataDirectory}; nothing was put there.`,
      {
        cause: error,
      },
    );
  } finally {
    remove();
    hold.release();
  }
}

const isFullDisk = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

async function moveInPlace(draft: string, place: string): Promise<void> {
  try {
    await rename(draft, place);
  } catch (error) {
    throw new PostgresUnavailable(`${place} is in the way; nothing was put in its place.`, { cause: error });
  }
  const parent = await open(dirname(place));
  await parent.sync().finally(() => parent.close());
}
