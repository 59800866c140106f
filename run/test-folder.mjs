// Where tests keep their databases: in memory where there is plenty, because to copy one for each file of tests and
// to flush every change takes a third of the time otherwise; else in the folder for temporary files. What a flushed
// row survives on a disk is nothing that a test could show: nobody pulls the plug.
import { lstatSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const memory = '/dev/shm';
const gigabyte = 2 ** 30;

function isRoomy() {
  if (process.platform !== 'linux' || process.env.TMPDIR) return false;
  try {
    const { bavail, bsize } = statfsSync(memory);
    // A run takes half a gigabyte. The second is what a container may use; older Nodes cannot tell.
    return bavail * bsize > 2 * gigabyte && (process.availableMemory?.() ?? 0) > 4 * gigabyte;
  } catch {
    return false; // there is none
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Named by a process: folders of runs that were killed, and the clocks that libfaketime made for killed processes. */
const leftOver = /^(?:hams-tests-|faketime_shm_|sem\.faketime_sem_)(\d+)$/;

function isOurs(path) {
  const user = process.getuid();
  const owner = lstatSync(path, { throwIfNoEntry: false })?.uid;
  return owner === user || (owner !== undefined && user === 0);
}

function removeLeftOvers() {
  for (const name of readdirSync(memory)) {
    const [, pid] = leftOver.exec(name) ?? [];
    const path = join(memory, name);
    if (pid && !isAlive(Number(pid)) && isOurs(path)) rmSync(path, { recursive: true, force: true });
  }
}

/** Makes the folder, which becomes that of temporary files; `remove` ends it. */
export function openTestFolder() {
  if (!isRoomy()) return { remove: () => {} };
  removeLeftOvers();
  const path = join(memory, `hams-tests-${process.pid}`);
  mkdirSync(path, { mode: 0o755 }); // PostgreSQL runs as another user where root runs the tests
  process.env.TMPDIR = path;
  return {
    remove() {
      delete process.env.TMPDIR;
      rmSync(path, { recursive: true, force: true });
      removeLeftOvers();
    },
  };
}
