import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, closeSync, openSync, readFileSync } from 'node:fs';
import { accountFor } from '#embedded-postgres/account.ts';

export interface BackgroundProgram {
  readonly pid: number;
  /** Throws with its last output if it has ended. */
  requireAlive(): void;
  /** Ends it, by force after `patience` milliseconds. */
  stop(patience?: number): Promise<void>;
}

interface Start {
  readonly folder: string;
  readonly log: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Runs it in a folder owned by its account: for root, the account of the embedded PostgreSQL. */
export function startProgram(
  path: string,
  args: readonly string[],
  { folder, log, environment }: Start,
): BackgroundProgram {
  const { uid, gid } = accountFor(folder);
  const output = openSync(log, 'a', 0o600);
  const child = spawn(path, args, {
    cwd: folder,
    uid,
    gid,
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', HOME: folder, ...environment },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  child.on('error', (error) => appendFileSync(log, `${error.message}\n`));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
  return {
    pid: child.pid ?? -1,
    requireAlive() {
      if (hasEnded()) throw new Error(`${path} has ended: ${readFileSync(log, 'utf8').slice(-2000)}`);
    },
    async stop(patience = 10_000) {
      if (hasEnded()) return;
      await waitForEnd(child, patience);
    },
  };
}

async function waitForEnd(child: ChildProcess, patience: number): Promise<void> {
  const gone = once(child, 'exit');
  const kill = setTimeout(() => child.kill('SIGKILL'), patience);
  child.kill('SIGTERM');
  await gone;
  clearTimeout(kill);
}
