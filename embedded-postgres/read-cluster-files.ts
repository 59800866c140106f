import { type FileHandle, open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type CopiedEntry, type CopiedFile, toCopiedFile } from './copied-entry.ts';

/*
 * What is left out is what pg_basebackup leaves out (src/backend/backup/basebackup.c of PostgreSQL 18).
 */

/** A starting server empties these or makes their contents anew; of the log, a copy gets what it needs at its end. */
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
/** The file of a relation, of one of its forks, or a further segment of it: 16384, 16384_fsm, 16384.1. */
const relationFileName = /^(?<number>\d+)(_(fsm|vm))?(\.\d+)?$/;

/** Read last: it says where a server begins. */
const controlFile = 'global/pg_control';

/**
 * The directories and files of a cluster between `pg_backup_start()` and `pg_backup_stop()`, without the log. A file that
 * has vanished is left out, what is added meanwhile is not read, and what is cut off is zeros: replaying the log mends all
 * three, as it mends pages that were read half old and half new.
 */
export async function* readClusterFiles(cluster: string): AsyncGenerator<CopiedEntry, void> {
  yield* readDirectory(cluster, '');
  yield await readControlFile(cluster);
}

async function* readDirectory(cluster: string, directory: string): AsyncGenerator<CopiedEntry, void> {
  const found = await openIfExists(readdir(join(cluster, directory), { withFileTypes: true }));
  if (found === null) return; // of a database that was dropped
  const names = new Set(found.map(({ name }) => name));
  for (const entry of found) {
    const path = directory === '' ? entry.name : `${directory}/${entry.name}`;
    if (path === controlFile || isLeftOut(directory, entry.name, names)) continue;
    // The log may lie on another disk, reached by a link.
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
  // An unlogged relation begins anew from its initial fork, which alone is copied.
  const number = relationFileName.exec(name)?.groups?.number;
  return number !== undefined && siblings.has(`${number}_init`);
}

/** None if there is no such file any more. */
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
    // A new one each time: the reader may still hold the last.
    const chunk = Buffer.alloc(Math.min(chunkSize, size - position));
    const { bytesRead } = await file.read(chunk, 0, chunk.length, position);
    const length = bytesRead > 0 ? bytesRead : chunk.length;
    yield chunk.subarray(0, length);
    position += length;
  }
}

/** The server may be writing it, and its log does not mend it: two looks have to agree. */
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

/** Null if there is no such file or directory. */
async function openIfExists<T>(opening: Promise<T>): Promise<T | null> {
  try {
    return await opening;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
