import { PostgresUnavailable } from '#embedded-postgres/postgres-unavailable.ts';
import { describeWriteFailure } from '#embedded-postgres/why-not-written.ts';
import { StartupError } from '#server/platform/config/startup-error.ts';

/** How long a command that has failed or is stopped may take to leave nothing behind; milliseconds. */
const cleanupTimeout = 8000;

/**
 * Runs a command of the operator with the words that follow it. What keeps it from its work is told in a sentence, and it ends
 * with 1. So it does on SIGTERM, SIGINT and SIGHUP, and when nobody takes what it prints: its signal then says why, and
 * `undone` is what has not happened.
 */
export async function runCliCommand(
  main: (words: readonly string[], signal: AbortSignal) => Promise<void>,
  undone = 'what was not done yet was left',
): Promise<void> {
  const controller = new AbortController();
  let failed = false;
  const fail = (sentence: string) => {
    process.exitCode = 1;
    if (!failed) console.error(sentence); // what follows from the first is no news
    failed = true;
    exitAfterTimeout();
  };
  const stop = (sentence: string) => {
    controller.abort(new StartupError(sentence));
    fail(sentence);
  };
  // Ctrl-C comes from the terminal and again through npm, so a second signal changes nothing.
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'])
    process.on(name, () => stop(`Stopped by ${name}: ${undone}.`));
  process.stdout.on('error', (error) =>
    stop(`The output cannot be written: ${describeWriteFailure(error) ?? error.message}.`),
  );
  try {
    await main(process.argv.slice(2), controller.signal);
  } catch (error) {
    if (!(error instanceof StartupError || error instanceof PostgresUnavailable)) throw error;
    fail(error.message);
  } finally {
    exitAfterTimeout();
  }
}

/** Ends what still keeps this process alive, such as a connection that never answers. */
function exitAfterTimeout(): void {
  setTimeout(() => process.exit(), cleanupTimeout).unref();
}
