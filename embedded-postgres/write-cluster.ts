import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { CopiedEntry, CopiedFile } from './copied-entry.ts';

/**
 * Writes a copied cluster into an existing, empty directory, readable by this process's account only. It is
 * durable only after a flush. Throws the signal's reason.
 */
export async function writeCluster(
  entries: AsyncIterable<CopiedEntry>,
  directory: string,
  signal?: AbortSignal,
): Promise<void> {
  for await (const entry of entries) {
    signal?.throwIfAborted();
    const path = join(directory, entry.path);
    if (entry.kind === 'directory') await mkdir(path, { mode: 0o700 });
    else await writeContent(path, entry, signal);
  }
}

async function writeContent(
  path: string,
  { content, size }: CopiedFile,
  signal?: AbortSignal,
): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    let written = 0;
    for await (const chunk of content) {
      signal?.throwIfAborted();
      await file.writeFile(chunk);
      written += chunk.length;
    }
    if (written !== size) throw new Error(`${path} should have ${size} bytes and has ${written}.`);
  } finally {
    await file.close();
  }
}
