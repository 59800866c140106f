import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Process ids of the PostgreSQL in a data directory, the postmaster first; none while it is down. Linux only.
 */
export function listPostgresProcesses(dataDirectory: string): number[] {
  const postmaster = Number.parseInt(readIfThere(join(dataDirectory, 'postgres/postmaster.pid')) ?? '', 10);
  if (Number.isNaN(postmaster)) return [];
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => readParentPid(pid) === postmaster);
  return [postmaster, ...children];
}

/** Parsed from `pid (name) state ppid …`; null for a process that has gone. */
function readParentPid(pid: number): number | null {
  const stat = readIfThere(`/proc/${pid}/stat`);
  return stat === null ? null : Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Signals all of them together, so that none can notice another's end and write something before its own. */
export function signalPostgres(dataDirectory: string, signal: NodeJS.Signals): void {
  for (const pid of listPostgresProcesses(dataDirectory)) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      const gone = error instanceof Error && 'code' in error && error.code === 'ESRCH';
      if (!gone) throw error;
    }
  }
}
