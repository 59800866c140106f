import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { DataDirectory } from './data-directory.ts';

/** Milliseconds until a look at the other claims; a claim that gave way leaves the others time to look. */
const pause = { waiting: 10, afterGivingWay: 50 };

/** A process's wish to hold a directory: a socket that answers with the process id and whether it holds. */
interface Claim {
  readonly name: string;
  readonly holds: boolean;
  readonly pid: string;
}

const prefix = '.hams-';

/** Its name is never used again, so that removing the socket of an ended process cannot remove another's. */
async function openClaim(directory: string) {
  const id = randomBytes(3).toString('hex');
  let holds = false;
  const server = createServer((asking) => asking.end(`${process.pid} ${holds ? 'holds' : 'waits'}`));
  // Renamed once it listens: a socket that refuses is then one of an ended process, not a new one.
  const opening = join(directory, `.open-${id}`);
  const path = join(directory, `${prefix}${id}`);
  await once(server.listen(opening), 'listening');
  server.unref();
  renameSync(opening, path);
  return {
    name: `${prefix}${id}`,
    hold() {
      holds = true;
    },
    close() {
      rmSync(path, { force: true });
      server.close();
    },
  };
}

/** Null if its process has ended. */
async function readClaim(directory: string, name: string): Promise<Claim | null> {
  const path = join(directory, name);
  try {
    const [pid = '', state] = (await text(connect(path))).split(' ');
    return { name, pid, holds: state === 'holds' };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'ECONNREFUSED') rmSync(path, { force: true });
    else if (code !== 'ENOENT' && code !== 'ECONNRESET') throw error;
    return null;
  }
}

async function findOtherClaims(directory: string, own: string): Promise<Claim[]> {
  const names = readdirSync(directory).filter((name) => name.startsWith(prefix) && name !== own);
  const claims = await Promise.all(names.map((name) => readClaim(directory, name)));
  return claims.filter((claim) => claim !== null);
}

/**
 * Holds a data directory for this process until it releases it or ends: the kernel closes the socket of a
 * killed one. Returns the id of the process that still holds it after these milliseconds.
 *
 * Each process opens its claim before it looks at the others, so that of two at least one sees the other. A
 * claim holds the directory when it sees no other; of two that wait, the one with the later name gives way.
 */
export async function holdDirectory(
  { socketDirectory }: DataDirectory,
  patience: number,
): Promise<{ release(): void } | string> {
  const deadline = performance.now() + patience;
  for (;;) {
    const claim = await openClaim(socketDirectory);
    for (;;) {
      const others = await findOtherClaims(socketDirectory, claim.name);
      if (others.length === 0) {
        claim.hold();
        return { release: claim.close };
      }
      const holder = others.find(({ holds }) => holds);
      if (holder && performance.now() > deadline) {
        claim.close();
        return holder.pid;
      }
      if (holder || others.some(({ name }) => name < claim.name)) break;
      await setTimeout(pause.waiting);
    }
    claim.close();
    await setTimeout(pause.afterGivingWay);
  }
}
