import { type FileHandle, open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type CopiedEntry, type CopiedFile, toCopiedFile } from './copied-entry.ts';

/* Leaves out what pg_basebackup leaves out (src/backend/backup/basebackup.c of PostgreSQL 18). */

/** A starting server empties or recreates these; the copy adds the log that it needs at its end. */
const excludedContents = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
]);

const leftOut =
  /^(postmaster\.(pid|opts)|backup_label|tablespace_map|backup_manifest|pg_internal\.init.*|pgsql_tmp.*|(postgresql\.auto\.conf|current_logfiles)\.tmp)$/;

const databaseDirectory = /^base\/\d+$/;
const temporaryRelation = /^t\d+_\d+(_[a-z]+)?(\.\d+)?$/;
/** The file of a relation, of one of its forks, or a further segment: 16384, 16384_fsm, 16384.1. */
const relationFileName = /^(?<number>\d+)(_(fsm|vm))?(\.\d+)?$/;

/** Read last: it contains the position at which a server starts. */
const controlFile = 'global/pg_control';

/**
 * The directories and files of a cluster between `pg_backup_start()` and `pg_backup_stop()`, without the log.
 * Vanished files are left out, new ones are not read, and truncated parts become zeros: replaying the log
 * repairs all three, as it repairs pages that were read while being written.
 */
export async function* readClusterFiles(cluster: string): AsyncGenerator<CopiedEntry, void> {
  yield* readDirectory(cluster, '');
  yield await readControlFile(cluster);
}

async function* readDirectory(cluster: string, directory: string): AsyncGenerator<CopiedEntry, void> {
  const found = await openIfExists(readdir(join(cluster, directory), { withFileTypes: true }));
  if (found === null) return; // it belongs to a dropped database
  const names = new Set(found.map(({ name }) => name));
  for (const entry of found) {
    const path = directory === '' ? entry.name : `${directory}/${entry.name}`;
    if (path === controlFile || isLeftOut(directory, entry.name, names)) continue;
    // The log may be a link to another disk.
    if (entry.isDirectory() || excludedContents.has(path)) {
      yield { kind: 'directory', path };
      if (!excludedContents.has(path)) yield* readDirectory(cluster, path);
    } else if (entry.isFile()) {
      yield* readClusterFile(cluster, path);
    } else {
      throw new Error(`${join(cluster, path)} is neither a file nor a directory, and cannot be copied.`);
    }
  }
}

function isLeftOut(directory: string, name: string, siblings: ReadonlySet<string>): boolean {
  if (leftOut.test(name)) return true;
  if (!databaseDirectory.test(directory)) return false;
  if (temporaryRelation.test(name)) return true;
  // An unlogged relation is reset from its initial fork, so only that is copied.
  const number = relationFileName.exec(name)?.groups?.number;
  return number !== undefined && siblings.has(`${number}_init`);
}

/** Yields nothing if the file no longer exists. */
export async function* readClusterFile(cluster: string, path: string): AsyncGenerator<CopiedFile, void> {
  const file = await openIfExists(open(join(cluster, path)));
  if (file === null) return;
  try {
    const { size } = await file.stat();
    yield { kind: 'file', path, size, content: readPrefix(file, size) };
  } finally {
    await file.close();
  }
}

const chunkSize = 256 * 1024;

async function* readPrefix(file: FileHandle, size: number): AsyncGenerator<Uint8Array, void> {
  for (let position = 0; position < size; ) {
    // A new buffer each time: the reader may still use the last one.
    const chunk = Buffer.alloc(Math.min(chunkSize, size - position));
    const { bytesRead } = await file.read(chunk, 0, chunk.length, position);
    const length = bytesRead > 0 ? bytesRead : chunk.length;
    yield chunk.subarray(0, length);
    position += length;
  }
}

/** The server may be writing it, and the log does not repair it, so two reads must agree. */
async function readControlFile(cluster: string): Promise<CopiedFile> {
  const path = join(cluster, controlFile);
  let last = await readFile(path);
  for (let look = 0; look < 100; look += 1) {
    await setTimeout(1);
    const next = await readFile(path);
    if (next.equals(last)) return toCopiedFile(controlFile, next);
    last = next;
  }
  throw new Error(`${path} changes faster than it can be read.`);
}

async function openIfExists<T>(opening: Promise<T>): Promise<T | null> {
  try {
    return await opening;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
