// How the scripts in this folder run other programs.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** Node 24 from the npm package, whatever the machine has. */
export const node = join(root, 'node_modules/node/bin/node');

/**
 * How the server is started so that it stays small (docs/operations.md#memory): by itself V8 lets the space of new
 * objects grow to 96 MB, and glibc keeps a heap for each thread.
 */
export const small = {
  flags: ['--max-semi-space-size=8'],
  env: { MALLOC_ARENA_MAX: '2' },
};

export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Runs a program to its end; ends this process with a sentence if it fails. */
export async function run(command, args, options = {}) {
  const code = await exitCode(command, args, options);
  if (code !== 0) fail(`${[command, ...args].join(' ')} failed.`);
}

export function exitCode(command, args, options = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
