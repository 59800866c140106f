import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import { describeWriteFailure } from '#embedded-postgres/describe-write-failure.ts';
import { StartupError } from '#server/platform/config/startup-error.ts';
import type { BackupDescription } from './backup-description.ts';
import { skippableFrame } from './skippable-frame.ts';

export type BackupDestination = { readonly file: string } | { readonly stream: Writable };

/**
 * Writes description, compressed content and the SHA-256 of both as a stream; returns the number of bytes. A
 * file gets its name only when it is complete and on disk. Throws StartupError if it cannot be written, and
 * the signal's reason; no file is left then. The content is opened only when the destination is ready, since
 * an unread one would never end.
 */
export async function writeBackup(
  description: BackupDescription,
  content: () => Readable,
  destination: BackupDestination,
  signal: AbortSignal,
): Promise<number> {
  if ('stream' in destination) return writeTo(destination.stream, description, content(), signal);
  const { file } = destination;
  const draft = `${file}.unfinished-${process.pid}`;
  const handle = await withClearErrors(() => open(draft, 'wx', 0o600));
  try {
    const size = await writeTo(handle.createWriteStream({ flush: true }), description, content(), signal);
    refuseExisting(file);
    await rename(draft, file);
    await flushDirectory(dirname(file));
    return size;
  } finally {
    await rm(draft, { force: true });
  }
}

export function refuseExisting(file: string): void {
  if (existsSync(file))
    throw new StartupError(`${file} exists already; choose another name or move it away.`);
}

/** Throws StartupError early if the file exists already, or cannot be written. */
export function refuseUnwritable(file: string): void {
  refuseExisting(file);
  try {
    accessSync(`${dirname(file)}/`, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw inWords(error);
  }
}

async function writeTo(
  destination: Writable,
  description: BackupDescription,
  content: Readable,
  signal: AbortSignal,
): Promise<number> {
  let size = 0;
  const sealed = async function* (compressed: AsyncIterable<Buffer>) {
    const hash = createHash('sha256');
    const counted = (bytes: Buffer) => {
      size += bytes.length;
      hash.update(bytes);
      return bytes;
    };
    yield counted(skippableFrame(Buffer.from(JSON.stringify(description))));
    for await (const bytes of compressed) yield counted(bytes);
    const seal = skippableFrame(hash.digest());
    size += seal.length;
    yield seal;
  };
  await withClearErrors(
    () => pipeline(content, createZstdCompress(), sealed, destination, { signal }),
    signal,
  );
  return size;
}

async function withClearErrors<T>(writing: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await writing();
  } catch (error) {
    signal?.throwIfAborted();
    throw inWords(error);
  }
}

function inWords(error: unknown): unknown {
  const reason = describeWriteFailure(error);
  return reason === null
    ? error
    : new StartupError(`The backup cannot be written: ${reason}.`, { cause: error });
}

async function flushDirectory(path: string): Promise<void> {
  const directory = await open(path);
  await directory.sync().finally(() => directory.close());
}
