import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';
import { StartupError } from '#server/platform/config/startup-error.ts';
import { type BackupDescription, backupDescription, prereleaseDescription } from './backup-description.ts';
import { frameHeaderLength, parseDataLength } from './skippable-frame.ts';

export interface Backup {
  readonly description: BackupDescription;
  read(): Readable;
}

const hashLength = 32;
const sealLength = frameHeaderLength + hashLength;
/** A description has some 200 bytes. */
const maxDescriptionBytes = 64 * 1024;

/**
 * Reads the whole file once. Throws StartupError unless it is a complete, unchanged backup, and the signal's
 * reason.
 */
export async function openBackup(path: string, signal?: AbortSignal): Promise<Backup> {
  const file = await openFile(path);
  try {
    const { size } = await file.stat();
    const descriptionLength = parseDataLength(await readBytes(file, 0, frameHeaderLength));
    if (descriptionLength === null || descriptionLength > maxDescriptionBytes) throw foreign(path);
    const start = frameHeaderLength + descriptionLength;
    const end = size - sealLength;
    if (end < start) throw damaged(path);
    const seal = await readBytes(file, end, sealLength);
    const intact =
      parseDataLength(seal) === hashLength &&
      seal.subarray(frameHeaderLength).equals(await hashFile(path, end, signal));
    if (!intact) throw damaged(path);
    const description = descriptionIn(path, await readBytes(file, frameHeaderLength, descriptionLength));
    return { description, read: () => contentBetween(path, start, end) };
  } finally {
    await file.close();
  }
}

async function openFile(path: string): Promise<FileHandle> {
  try {
    const file = await open(path);
    if ((await file.stat()).isFile()) return file;
    await file.close();
  } catch (error) {
    throw new StartupError(`${path} cannot be read: ${error instanceof Error ? error.message : error}.`, {
      cause: error,
    });
  }
  throw new StartupError(`${path} is not a file.`);
}

const foreign = (path: string) => new StartupError(`${path} is not a HAMS backup. Nothing was restored.`);
const damaged = (path: string) =>
  new StartupError(`${path} is damaged or was cut short: it is not what was written. Nothing was restored.`);

async function readBytes(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

async function hashFile(path: string, end: number, signal?: AbortSignal): Promise<Buffer> {
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(path, { end: end - 1, highWaterMark: 1024 * 1024 })) {
    signal?.throwIfAborted();
    hash.update(bytes);
  }
  return hash.digest();
}

function descriptionIn(path: string, bytes: Buffer): BackupDescription {
  const json: unknown = JSON.parse(bytes.toString());
  const { success, data } = backupDescription.safeParse(json);
  if (success) return data;
  if (prereleaseDescription.safeParse(json).success) {
    throw new StartupError(
      `${path} is a backup of a HAMS before its first release, which this version cannot read. Nothing was restored.`,
    );
  }
  throw new StartupError(`${path} was written by a newer HAMS; update this one first. Nothing was restored.`);
}

function contentBetween(path: string, start: number, end: number): Readable {
  const compressed = createReadStream(path, { start, end: end - 1 });
  const content = createZstdDecompress();
  compressed.on('error', (error) => content.destroy(error));
  return compressed.pipe(content);
}
