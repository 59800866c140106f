import { type ChildProcessByStdio, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { StartupError } from '#server/platform/config/startup-error.ts';
import { parseMajorVersion } from './describe-backup.ts';

type Program = 'pg_dump' | 'pg_restore';

export interface RunningProgram {
  readonly input: Writable;
  readonly output: Readable;
  /** Resolves on success; throws StartupError with the program's error output otherwise. */
  readonly ended: Promise<void>;
}

/** Starts the program on the database of this address. The signal ends it. */
export function startProgram(
  name: Program,
  args: readonly string[],
  { address, signal }: { address: string; signal: AbortSignal },
): RunningProgram {
  const { url, password } = withoutPassword(address);
  const child = spawn(name, [...args, `--dbname=${url}`], {
    signal,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) },
  });
  const ended = waitForExit(name, child).catch((error: unknown) => {
    signal.throwIfAborted();
    throw error;
  });
  ended.catch(() => {}); // the reader of its output may have failed before, and then no one awaits this
  return { input: child.stdin, output: child.stdout, ended };
}

async function waitForExit(
  name: Program,
  child: ChildProcessByStdio<Writable, Readable, Readable>,
): Promise<void> {
  const [complaint, [code, signal]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (code === 0) return;
  const reason = mainLine(complaint) ?? `it ended with ${code ?? signal}`;
  const advice = /permission denied/.test(reason) ? '; with two roles set DATABASE_OWNER_URL.' : '';
  throw new StartupError(`${name} failed: ${reason}${advice}`);
}

function mainLine(complaint: string): string | undefined {
  const lines = complaint.split('\n').filter((line) => line.trim() !== '');
  return (lines.find((line) => /error|fatal/i.test(line)) ?? lines[0])?.replace(/^pg_\w+: (error: )?/, '');
}

/** Other users of the machine can read the command line of a process, but not its environment. */
export function withoutPassword(address: string): { url: string; password: string } {
  const url = new URL(address);
  const password = decodeURIComponent(url.password);
  url.password = '';
  // This mode is known only to the Node driver.
  if (url.searchParams.get('sslmode') === 'no-verify') url.searchParams.set('sslmode', 'require');
  url.searchParams.delete('uselibpqcompat');
  return { url: url.href, password };
}

/** Throws StartupError if the program is missing, or older than the server. */
export async function requireProgramVersion(name: Program, serverVersion: string): Promise<void> {
  const needed = parseMajorVersion(serverVersion);
  const advice = `install the client programs of PostgreSQL ${needed} or newer (on Debian and Ubuntu the package postgresql-client-${needed}), or put their folder first in PATH`;
  const version = await findProgramVersion(name);
  if (version === null) throw new StartupError(`${name} is not installed: ${advice}.`);
  if (parseMajorVersion(version) < needed) {
    throw new StartupError(`${name} ${version} is too old for PostgreSQL ${serverVersion}: ${advice}.`);
  }
}

async function findProgramVersion(name: Program): Promise<string | null> {
  const stdio: StdioOptions = ['ignore', 'pipe', 'ignore'];
  const child = spawn(name, ['--version'], { stdio });
  try {
    if (child.stdout === null) throw new Error('no output to read');
    const [said] = await Promise.all([text(child.stdout), once(child, 'close')]);
    return /\d+(\.\d+)*/.exec(said)?.[0] ?? null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
