import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { cleanUpOnSignal } from './tool-cleanup.ts';

const root = join(import.meta.dirname, '..');

/** A running process of the built product, as with `npm start`. */
export interface RunningHams {
  readonly url: string;
  readonly process: ChildProcess;
  readonly output: () => string;
}

/** True if no process listens on this port of localhost. */
export async function isPortFree(port: number): Promise<boolean> {
  const probe = createServer();
  const free = await new Promise<boolean>((resolve) => {
    probe.on('listening', () => resolve(true)).on('error', () => resolve(false));
    probe.listen(port, 'localhost');
  });
  if (!free) return false;
  probe.close();
  await once(probe, 'close');
  return true;
}

const firstPort = 20_000;
const portCount = 12_000;
/**
 * Concurrent tests start their search at different ports and count up. Random ports were sometimes given out
 * twice, because the first test had not started listening yet.
 */
let nextPort = (process.pid * 97 + threadId * 11) % portCount;

/** A free port below the range used by the system, a different one each time. */
export async function findFreePort(): Promise<number> {
  const port = firstPort + nextPort;
  nextPort = (nextPort + 1) % portCount;
  return (await isPortFree(port)) ? port : findFreePort();
}

export async function createTemporaryData(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'hams-'));
  const remove = () => rm(path, { recursive: true, force: true, maxRetries: 5 });
  cleanUpOnSignal(remove);
  return { path, remove };
}

/** The memory settings of run/start.mjs, explained in docs/operations.md#memory. */
const lowMemoryEnv = {
  MALLOC_ARENA_MAX: '2',
  NODE_OPTIONS: `--max-semi-space-size=4 --max-old-space-size=384 ${process.env.NODE_OPTIONS ?? ''}`.trim(),
};

/** Starts a process of a built checkout, by default this one, without waiting. */
export function launch(
  settings: Readonly<Record<string, string>>,
  checkout = root,
): {
  child: ChildProcess;
  output: () => string;
} {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: checkout,
    env: {
      ...process.env,
      ...lowMemoryEnv,
      DEMO: 'off',
      RATE_LIMIT: 'off',
      REGISTRATION_CHECK: 'off',
      ...settings,
    },
  });
  cleanUpOnSignal(() => endProcess(child, 'SIGTERM'));
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
  return { child, output: () => text };
}

/** Starts a process on a free port, or on `PORT`, and waits until it is ready. */
export async function startHams(
  settings: Readonly<Record<string, string>>,
  checkout = root,
): Promise<RunningHams> {
  const port = settings.PORT ?? String(await findFreePort());
  const { child, output } = launch({ ...settings, PORT: port }, checkout);
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => output().includes('  ready') && resolve());
    child.on('exit', (code) => reject(new Error(`HAMS ended with ${code}: ${output()}`)));
  });
  await ready;
  return { url: `http://localhost:${port}`, process: child, output };
}

export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const gone = once(child, 'exit');
  child.kill(signal);
  const [code] = await gone;
  return code;
}
