import { PostgresUnavailable } from '#embedded-postgres/postgres-unavailable.ts';
import { StartupError } from '#server/platform/startup-error.ts';

/** Runs a command of the operator with the words that follow it. What keeps it from its work is told in a sentence, and it ends with 1. */
export async function asCommand(main: (words: readonly string[]) => Promise<void>): Promise<void> {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof StartupError || error instanceof PostgresUnavailable)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
