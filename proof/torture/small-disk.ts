import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTemporaryData } from '#harness/running-hams.ts';
import { cleanUpOnSignal } from '#harness/tool-cleanup.ts';

const megabyte = 1024 * 1024;
const size = 1024 * megabyte;

export interface TestDisk {
  readonly path: string;
  /** Fills the disk to the last byte. Null on a disk shared with others. */
  readonly fill: (() => void) | null;
  empty(): void;
  remove(): Promise<void>;
}

/** A small in-memory disk if this process may mount one; else a folder on the machine's disk. */
export async function createSmallDisk(): Promise<TestDisk> {
  const path = mkdtempSync(join(tmpdir(), 'hams-torture-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'hams-torture', path], { stdio: 'ignore' });
  } catch {
    rmSync(path, { recursive: true });
    return { ...(await createTemporaryData()), fill: null, empty() {} };
  }
  const filler = join(path, 'filler');
  let mounted = true;
  const remove = async () => {
    if (mounted) execFileSync('umount', ['--lazy', path]);
    mounted = false;
    rmSync(path, { recursive: true, force: true });
  };
  cleanUpOnSignal(remove);
  return {
    path,
    fill() {
      const file = openSync(filler, 'a');
      const piece = Buffer.alloc(megabyte);
      try {
        for (;;) writeSync(file, piece);
      } catch (error) {
        const full = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
        if (!full) throw error;
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(filler, { force: true }),
    remove,
  };
}
