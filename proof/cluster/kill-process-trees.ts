import { execFileSync } from 'node:child_process';

/** kill -9 of these processes and all their descendants, before any of them can react to another's end. */
export function killProcessTrees(roots: readonly number[]): void {
  const parents = parentsOfAll();
  const isDoomed = (pid: number): boolean =>
    roots.includes(pid) || (parents.has(pid) && isDoomed(parents.get(pid) ?? 0));
  const doomed = [...parents.keys()].filter(isDoomed);
  for (const pid of doomed) send('SIGSTOP', pid);
  for (const pid of doomed) send('SIGKILL', pid);
}

function parentsOfAll(): Map<number, number> {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [pid, parent] = line.trim().split(/\s+/);
      return [Number(pid), Number(parent)];
    }),
  );
}

function send(signal: NodeJS.Signals, pid: number): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error; // gone already
  }
}
