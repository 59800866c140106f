import { accessSync, constants, mkdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { describeWriteFailure } from '#embedded-postgres/why-not-written.ts';

/** What this process has started or made, in this order. */
const cleanups: (() => Promise<unknown>)[] = [];

/** Has this done when the process is stopped by a signal, if it is a tool; it may have been done before. */
export function cleanUpOnSignal(end: () => Promise<unknown>): void {
  cleanups.push(end);
}

/** How long everything may take to end after a signal; milliseconds. */
const cleanupTimeout = 20_000;

let stops = false;

/** For a tool such as `npm run bench`: on a signal it ends what it has started, removes what it has made, and ends with 1. */
export function stopOnSignal(): void {
  if (stops) return;
  stops = true;
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return; // Ctrl-C comes from the terminal and again through npm
    stopping = true;
    console.error(`Stopped by ${signal}.`);
    process.on('uncaughtException', () => {}); // the work fails for want of what is being ended
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

/** Makes the folder of a tool's results; ends with a sentence, before the work, where nothing could be written there. */
export function makeResultsFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
    accessSync(path, constants.W_OK | constants.X_OK);
  } catch (error) {
    console.error(`${path} cannot be written: ${describeWriteFailure(error) ?? String(error)}.`);
    process.exit(1);
  }
}
