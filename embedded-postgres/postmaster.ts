import { type ChildProcess, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findRunError, spawnAs } from './account.ts';
import type { Binaries } from './binaries.ts';
import { type DataDirectory, port } from './data-directory.ts';
import { PostgresUnavailable } from './postgres-unavailable.ts';

export interface Launch {
  /** Null while it runs; then the reason of its end. */
  readonly ending: { readonly reason: string; readonly passing: boolean } | null;
  abandon(): void;
}

/** On the command line, so that no stored setting can make a power cut or a kill lose a committed row. */
export const postmasterSettings = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  listen_addresses: '',
  unix_socket_permissions: '0700',
  wal_level: 'replica', // what a copy of the running cluster needs
  max_wal_senders: '0',
  shared_buffers: '128MB',
  max_connections: '200',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] %q%a ', // sessions with their application_name, which names a request
  lc_messages: 'C',
  // After a kill everything is flushed before the log is replayed: one call instead of one for each of a
  // thousand files, which took over five seconds on a busy machine.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
};

/** Starts the server in a separate session: it outlives this process, and the next one adopts it. */
export function launchPostmaster(directory: DataDirectory, binaries: Binaries): Launch {
  removeStalePidFile(directory);
  const all = { ...postmasterSettings, unix_socket_directories: `"${directory.socketDirectory}"` };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { account, cluster, socketDirectory } = directory;
  const program = {
    path: binaries.postgres,
    args: ['-D', cluster, '-p', String(port), ...flags],
    reaches: [binaries.folder, cluster, socketDirectory],
  };
  const log = openLog(directory.log);
  try {
    const server = spawnAs(account, program, { detached: true, stdio: ['ignore', log, log] });
    server.unref();
    return watch(server, () => read(directory.log) ?? '');
  } finally {
    closeSync(log);
  }
}

function openLog(path: string): number {
  try {
    return openSync(path, 'a', 0o600);
  } catch (error) {
    throw new PostgresUnavailable(`${path} cannot be written; move it away or give HAMS the right to.`, {
      cause: error,
    });
  }
}

function watch(server: ChildProcess, readLog: () => string): Launch {
  let failure: Error | null = null;
  server.on('error', (error) => {
    failure = error;
  });
  return {
    abandon: () => void server.kill('SIGINT'),
    get ending() {
      if (failure !== null) return { reason: failure.message, passing: false };
      const { exitCode, signalCode } = server;
      if (exitCode === null && signalCode === null) return null;
      const reason = lastWords(readLog(), server.pid);
      const wasStopped = exitCode === 0 || exitCode === null;
      return { reason, passing: wasStopped || transientRefusal.test(reason) };
    },
  };
}

/** The server of a killed process is just starting, or its children are still running. */
const transientRefusal = /^lock file .* (already exists|is empty)|^pre-existing shared memory block/;

function lastWords(log: string, pid: number | undefined): string {
  const lines = log.split('\n').filter((line) => line.trim() !== '');
  const fatal = lines.findLast((line) => line.includes(`[${pid}] FATAL:`));
  return fatal?.replace(/^.*FATAL:\s+/, '') ?? lines.at(-1) ?? 'no reason given';
}

/** The pid of the server on this data directory; it may be starting or stopping. */
export function findRunningPostmaster(directory: DataDirectory): number | null {
  const pid = pidIn(read(pidFile(directory)));
  return pid !== null && isServerProcess(directory, pid) ? pid : null;
}

const pidFile = ({ cluster }: DataDirectory) => join(cluster, 'postmaster.pid');
const socketLockFile = ({ socketDirectory }: DataDirectory) => join(socketDirectory, `.s.PGSQL.${port}.lock`);

function pidIn(content: string | null): number | null {
  const digits = content?.match(/^\d+/)?.[0];
  return digits === undefined ? null : Number(digits);
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

const hasCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/**
 * PostgreSQL ignores a pid that no longer exists, but mistakes a zombie or an unrelated process with the pid
 * for a server.
 */
function removeStalePidFile(directory: DataDirectory): void {
  for (const file of [pidFile(directory), socketLockFile(directory)]) {
    const pid = pidIn(read(file));
    if (pid !== null && !isServerProcess(directory, pid)) rmSync(file, { force: true });
  }
}

function isServerProcess({ cluster }: DataDirectory, pid: number): boolean {
  const { state, name } = process.platform === 'linux' ? lookIntoProc(pid) : askPs(pid);
  if (state === null || 'ZX'.includes(state) || name !== 'postgres') return false;
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === cluster; // a server's working directory is its cluster
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ESRCH')) return false;
    return true; // not readable by us; trusting the file is safer
  }
}

interface ProcessLook {
  readonly state: string | null;
  readonly name: string;
}

function lookIntoProc(pid: number): ProcessLook {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8'); // pid (name) state …
  } catch {
    return { state: null, name: '' };
  }
  const nameEnd = stat.lastIndexOf(')');
  return { state: stat.charAt(nameEnd + 2), name: stat.slice(stat.indexOf('(') + 1, nameEnd) };
}

function askPs(pid: number): ProcessLook {
  const { stdout } = spawnSync('ps', ['-o', 'stat=,comm=', '-p', String(pid)], { encoding: 'utf8' });
  const [, state, command] = stdout.trim().match(/^(\S)\S*\s+(.*)$/) ?? [];
  return { state: state ?? null, name: command?.split('/').at(-1) ?? '' };
}

/** Fast shutdown. Waits at most four seconds; returns false if the server has not ended by then. */
export async function stopPostmaster(
  directory: DataDirectory,
  findBinaries: () => Binaries,
): Promise<boolean> {
  const pid = findRunningPostmaster(directory);
  if (pid === null) return true;
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    if (hasCode(error, 'EPERM')) await stopAsServerAccount(directory, findBinaries());
    else if (!hasCode(error, 'ESRCH')) throw error;
  }
  const deadline = performance.now() + 4000;
  while (isServerProcess(directory, pid)) {
    if (performance.now() > deadline) return false;
    await setTimeout(10);
  }
  return true;
}

/** Root without the capability to signal other users' processes can become the server's account instead. */
async function stopAsServerAccount({ cluster, account }: DataDirectory, binaries: Binaries): Promise<void> {
  const complaint = await findRunError(account, {
    path: binaries.pgCtl,
    args: ['stop', '--mode=fast', '--no-wait', '--pgdata', cluster],
    reaches: [binaries.folder, cluster],
  });
  if (complaint !== null) throw new Error(`PostgreSQL in ${cluster} cannot be stopped: ${complaint}`);
}
