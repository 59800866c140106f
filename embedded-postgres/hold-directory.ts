import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { DataDirectory } from './data-directory.ts';

const hasCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** The id of the process that holds the directory; null if none does. */
async function findHolder(path: string): Promise<string | null> {
  try {
    return await text(connect(path));
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ECONNREFUSED', 'ECONNRESET')) return null;
    throw error;
  }
}

/**
 * Holds a data directory for this process until it releases it or ends: the kernel closes the socket of a
 * killed one. Returns the id of the process that still holds it after these milliseconds.
 */
export async function holdDirectory(
  { socketDirectory }: DataDirectory,
  patience: number,
): Promise<{ release(): void } | string> {
  const path = join(socketDirectory, '.s.hams');
  const deadline = performance.now() + patience;
  for (;;) {
    const holder = await findHolder(path);
    if (holder === null) {
      rmSync(path, { force: true }); // left by a killed process
      const server = createServer((asking) => asking.end(String(process.pid))).listen(path);
      try {
        await once(server, 'listening');
        server.unref();
        return { release: () => void server.close() };
      } catch (error) {
        if (!hasCode(error, 'EADDRINUSE')) throw error; // another process was faster
      }
    } else if (performance.now() > deadline) return holder;
    await setTimeout(20);
  }
}
