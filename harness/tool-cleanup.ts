import { accessSync, constants, mkdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { describeWriteFailure } from '#embedded-postgres/describe-write-failure.ts';

const cleanups: (() => Promise<unknown>)[] = [];

/** Registers a cleanup for when a signal stops the tool; it must tolerate being done already. */
export function cleanUpOnSignal(end: () => Promise<unknown>): void {
  cleanups.push(end);
}

/** Timeout of all cleanups after a signal, in milliseconds. */
const cleanupTimeout = 20_000;

let stops = false;

/**
 * For tools such as `npm run bench`: on a signal it ends started processes, removes created files, and exits
 * with 1.
 */
export function stopOnSignal(): void {
  if (stops) return;
  stops = true;
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return; // Ctrl-C comes from the terminal and again through npm
    stopping = true;
    console.error(`Stopped by ${signal}.`);
    process.on('uncaughtException', () => {}); // the work fails because its processes are being ended
    await Promise.race([endAll(), wait(cleanupTimeout)]);
    process.exit(1);
  };
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(name, stop);
}

async function endAll(): Promise<void> {
  for (const end of cleanups.toReversed()) {
    await end().catch((error: unknown) => console.error(error));
  }
}

/** Creates the folder for a tool's results; exits early with a message if it is not writable. */
export function makeResultsFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
    accessSync(path, constants.W_OK | constants.X_OK);
  } catch (error) {
    console.error(`${path} cannot be written: ${describeWriteFailure(error) ?? String(error)}.`);
    process.exit(1);
  }
}
