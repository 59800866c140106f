// Runs other programs for the scripts in this folder.
import { spawn } from 'node:child_process';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** Node 24 from the npm package, regardless of the machine's. */
export const nodePath = join(root, 'node_modules/node/bin/node');

/**
 * Limits the server's memory (docs/operations.md#memory): by default V8 collects garbage only after
 * gigabytes, and glibc gives each thread a heap. The operator's own settings come later and take precedence.
 */
export const lowMemoryEnv = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  NODE_OPTIONS: `--max-semi-space-size=4 --max-old-space-size=384 ${process.env.NODE_OPTIONS ?? ''}`.trim(),
};

export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Writes atomically; exits with a message if it cannot. */
export function writeFileAtomically(path, text) {
  const draft = `${path}.unfinished-${process.pid}`;
  try {
    writeFileSync(draft, text);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    fail(`${path} cannot be written: ${error.message}.`);
  }
}

/** Waits for the program; exits with a message if it fails. */
export async function run(command, args, options = {}) {
  const code = await exitCode(command, args, options);
  if (code !== 0) fail(`${[command, ...args].join(' ')} failed.`);
}

/** Waits for the program and forwards signals to it, because npm's signal would end only this process. */
export function exitCode(command, args, options = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  let stopped = false;
  const stop = (signal) => {
    stopped = true;
    child.kill(signal);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop);
  return new Promise((resolve) => {
    const end = (code) => {
      for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.off(signal, stop);
      if (stopped) process.exit(code ?? 1); // skips the remaining steps
      resolve(code ?? 1);
    };
    child.on('error', (error) => {
      console.error(error.message);
      end(1);
    });
    child.on('exit', end);
  });
}
