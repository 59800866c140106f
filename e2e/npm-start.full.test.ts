import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDataDirectory } from '#embedded-postgres/data-directory.ts';
import { findRunningPostmaster } from '#embedded-postgres/postmaster.ts';
import { createTemporaryData, findFreePort, isPortFree } from '#harness/running-hams.ts';

const root = join(import.meta.dirname, '..');

interface Started {
  /** The started process; its process group contains everything but PostgreSQL, as in a terminal. */
  readonly parent: ChildProcess;
  readonly pid: number;
  readonly port: number;
  /** The process id of its PostgreSQL while that runs. */
  readonly postgres: () => number | null;
}

/** Starts HAMS from the command line and waits until it is ready; everything is ended with the test. */
async function start(cwd: string, command: string, ...args: readonly string[]): Promise<Started> {
  const data = await createTemporaryData();
  onTestFinished(() => data.remove());
  const port = await findFreePort();
  const parent = spawn(command, args, {
    cwd,
    detached: true,
    env: { ...process.env, DATA_DIR: data.path, PORT: String(port), DEMO: 'off' },
  });
  const pid = Number(parent.pid);
  const postgres = () => findRunningPostmaster(openDataDirectory(data.path));
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

/** Signals a process, or a process group by its negative id; it may be gone already. */
function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** `group`: Ctrl-C in a terminal reaches npm, run/start.mjs and the server, and npm passes it on. */
test.each([
  { signal: 'SIGTERM', to: 'process' },
  { signal: 'SIGINT', to: 'process' },
  { signal: 'SIGINT', to: 'group' },
] as const)(
  'A-11 when npm start has ended by $signal to its $to, port and PostgreSQL are gone',
  async ({ signal, to }) => {
    const { parent, pid, port, postgres } = await start(root, 'npm', 'start');
    expect({ free: await isPortFree(port), postgres: postgres() }).toEqual({
      free: false,
      postgres: expect.any(Number),
    });
    const ended = once(parent, 'exit');
    process.kill(to === 'group' ? -pid : pid, signal);
    expect(await ended).toEqual([0, null]);
    expect({ free: await isPortFree(port), postgres: postgres() }).toEqual({ free: true, postgres: null });
  },
);

test('A-11 the server stops when run/start.mjs is killed and can pass on no signal', async () => {
  const { pid, port, postgres } = await start(root, process.execPath, 'run/start.mjs');
  process.kill(pid, 'SIGKILL');
  await expect.poll(async () => (await isPortFree(port)) && postgres(), { timeout: 60_000 }).toBe(null);
});

async function checkout(): Promise<string> {
  const copy = await realpath(await mkdtemp(join(tmpdir(), 'hams-checkout-')));
  onTestFinished(() => rm(copy, { recursive: true, force: true, maxRetries: 5 }));
  const left = new Set(['.git', 'data', 'dist', 'docs', 'node_modules', 'test-results']);
  await cp(root, copy, { recursive: true, filter: (source) => !left.has(relative(root, source)) });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

async function edit(file: string, before: string, after: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  expect(text).toContain(before);
  await writeFile(file, text.replace(before, after));
}

test('A-11 npm run dev: a saved file shows in the page, in the server, and tells the browser to reload', async () => {
  const folder = await checkout();
  const { parent, pid, port, postgres } = await start(folder, 'npm', 'run', 'dev');
  const read = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).text();
  const builtAt = await read('/built-at.txt');
  await edit(join(folder, 'web/screens/site/not-found-screen.tsx'), '{m.common_go_to_home()}', 'Just saved');
  await edit(
    join(folder, 'contract/platform/health-checks.ts'),
    'Check that the process is running',
    'Just saved',
  );
  // All three builds again: 20 seconds on both CPUs, more on a busy machine.
  for (const path of ['/nowhere', '/api/openapi.json'])
    await expect.poll(() => read(path).catch(String), { timeout: 200_000 }).toContain('Just saved');
  expect(await read('/built-at.txt')).not.toBe(builtAt);

  const ended = once(parent, 'exit');
  process.kill(pid, 'SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect({ free: await isPortFree(port), postgres: postgres() }).toEqual({ free: true, postgres: null });
}, 400_000); // it builds everything twice
