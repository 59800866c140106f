import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** These processes and all their descendants. */
function listProcessTrees(roots: readonly number[]): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const parents = new Map(lines.map((line) => line.trim().split(/\s+/).map(Number) as [number, number]));
  const belongs = (pid: number): boolean =>
    roots.includes(pid) || (parents.has(pid) && belongs(parents.get(pid) ?? 0));
  return [...parents.keys()].filter(belongs);
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error; // gone already
    }
  }
}

/** kill -9 of these processes and all their descendants, before any of them can react to another's end. */
export function killProcessTrees(roots: readonly number[]): void {
  const doomed = listProcessTrees(roots);
  signalAll(doomed, 'SIGSTOP');
  signalAll(doomed, 'SIGKILL');
}

/** The postmaster of a data directory; none while it is down. */
function findPostmaster(dataDirectory: string): number[] {
  const file = join(dataDirectory, 'postgres/postmaster.pid');
  const pid = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : Number.NaN;
  return Number.isNaN(pid) ? [] : [pid];
}

export const killPostgres = (dataDirectory: string) => killProcessTrees(findPostmaster(dataDirectory));

export const signalPostgres = (dataDirectory: string, signal: 'SIGSTOP' | 'SIGCONT') =>
  signalAll(listProcessTrees(findPostmaster(dataDirectory)), signal);
