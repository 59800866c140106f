import { describeWriteFailure } from '#embedded-postgres/describe-write-failure.ts';
import { PostgresUnavailable } from '#embedded-postgres/postgres-unavailable.ts';
import { StartupError } from '#server/platform/config/startup-error.ts';
import { isConnectionLoss } from '#server/platform/database/database.ts';

/** Milliseconds that a failed or stopped command may take to clean up. */
const cleanupTimeout = 8000;

/**
 * Runs an operator command with its arguments. Failures are reported in one sentence, with exit code 1. The
 * same happens on SIGTERM, SIGINT and SIGHUP, and when the reader of its output has gone: the signal then has
 * the reason, and `undone` describes the action that did not happen.
 */
export async function runCliCommand(
  main: (words: readonly string[], signal: AbortSignal) => Promise<void>,
  undone = 'the rest was not done',
): Promise<void> {
  const controller = new AbortController();
  let failed = false;
  const fail = (sentence: string) => {
    process.exitCode = 1;
    if (!failed) console.error(sentence); // only the first failure is reported
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
    if (isConnectionLoss(error)) fail(`The database was stopped: ${undone}.`);
    else if (error instanceof StartupError || error instanceof PostgresUnavailable) fail(error.message);
    else throw error;
  } finally {
    exitAfterTimeout();
  }
}

/** Ends the process even if something keeps it alive, such as a connection that never answers. */
function exitAfterTimeout(): void {
  setTimeout(() => process.exit(), cleanupTimeout).unref();
}
