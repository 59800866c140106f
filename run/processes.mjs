// How the scripts in this folder run other programs.
import { spawn } from 'node:child_process';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** Node 24 from the npm package, whatever the machine has. */
export const nodePath = join(root, 'node_modules/node/bin/node');

/**
 * The environment in which the server stays small (docs/operations.md#memory): by itself V8 collects what is no longer
 * used only when gigabytes are, and glibc keeps a heap for each thread. What the operator says comes later and holds.
 */
export const lowMemoryEnv = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  NODE_OPTIONS: `--max-semi-space-size=4 --max-old-space-size=384 ${process.env.NODE_OPTIONS ?? ''}`.trim(),
};

export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Writes a whole file or none: ends this process with a sentence where that cannot be done. */
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

/** Runs a program to its end; ends this process with a sentence if it fails. */
export async function run(command, args, options = {}) {
  const code = await exitCode(command, args, options);
  if (code !== 0) fail(`${[command, ...args].join(' ')} failed.`);
}

/** Runs a program to its end, and passes on what is to stop it: a signal to npm would else end us alone. */
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
      if (stopped) process.exit(code ?? 1); // whatever was to come after it
      resolve(code ?? 1);
    };
    child.on('error', (error) => {
      console.error(error.message);
      end(1);
    });
    child.on('exit', end);
  });
}
