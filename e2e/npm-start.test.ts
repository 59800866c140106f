import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDataDirectory } from '#embedded-postgres/data-directory.ts';
import { livingPostmaster } from '#embedded-postgres/postmaster.ts';
import { freePort, temporaryData } from '#harness/running-hams.ts';

interface Started {
  /** What was started; its process group holds everything but PostgreSQL, as in a terminal. */
  readonly parent: ChildProcess;
  readonly pid: number;
  readonly port: number;
  /** The process id of its PostgreSQL while that runs. */
  readonly postgres: () => number | null;
}

/** Starts HAMS as people do and waits until it is ready; nothing of it outlives the test. */
async function start(...[command, ...args]: [string, ...string[]]): Promise<Started> {
  const data = await temporaryData();
  onTestFinished(() => data.remove());
  const port = await freePort();
  const parent = spawn(command, args, {
    cwd: join(import.meta.dirname, '..'),
    detached: true,
    env: { ...process.env, DATA_DIR: data.path, PORT: String(port), DEMO: 'off' },
  });
  const pid = Number(parent.pid);
  const postgres = () => livingPostmaster(openDataDirectory(data.path));
  onTestFinished(() => {
    kill(-pid, 'SIGKILL');
    const left = postgres();
    if (left !== null) kill(left, 'SIGQUIT');
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [parent.stdout, parent.stderr]) {
      stream.on('data', (chunk) => {
        output += String(chunk);
        if (output.includes('  ready')) resolve();
      });
    }
    parent.on('exit', (code) => reject(new Error(`${command} ended with ${code}: ${output}`)));
  });
  return { parent, pid, port, postgres };
}

/** Of a process, or of a process group by its negative number; it may be gone already. */
function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const free = await new Promise<boolean>((resolve) => {
    probe.on('listening', () => resolve(true)).on('error', () => resolve(false));
    probe.listen(port, 'localhost');
  });
  probe.close();
  return free;
}

/** `group`: Ctrl-C in a terminal reaches npm, run/start.mjs and the server, and npm passes it on. */
test.each([
  { signal: 'SIGTERM', to: 'process' },
  { signal: 'SIGINT', to: 'process' },
  { signal: 'SIGINT', to: 'group' },
] as const)(
  'A-11 when npm start has ended by $signal to its $to, port and PostgreSQL are gone',
  async ({ signal, to }) => {
    const { parent, pid, port, postgres } = await start('npm', 'start');
    expect({ free: await isFree(port), postgres: postgres() }).toEqual({
      free: false,
      postgres: expect.any(Number),
    });
    const ended = once(parent, 'exit');
    process.kill(to === 'group' ? -pid : pid, signal);
    expect(await ended).toEqual([0, null]);
    expect({ free: await isFree(port), postgres: postgres() }).toEqual({ free: true, postgres: null });
  },
);

test('A-11 the server stops when run/start.mjs is killed and can pass on no signal', async () => {
  const { pid, port, postgres } = await start(process.execPath, 'run/start.mjs');
  process.kill(pid, 'SIGKILL');
  await expect.poll(async () => (await isFree(port)) && postgres(), { timeout: 10_000 }).toBe(null);
});
