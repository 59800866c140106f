import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/platform/config/config.ts';
import { StartupError } from '#server/platform/config/startup-error.ts';
import { grantAppRole } from '#server/platform/database/grant-app-role.ts';
import { refusePrereleaseDatabase } from '#server/platform/database/refuse-prerelease-database.ts';
import { openConfiguredDatabase } from '../open-configured-database.ts';
import type { RunningDatabase } from '../running-database.ts';
import { withOwnerClient } from '../with-owner-client.ts';

/**
 * Opens the database for an operator command, with HAMS running or stopped; never creates one. Throws
 * StartupError.
 */
async function openOperatorDatabase(config: Config): Promise<RunningDatabase> {
  if (!config.databaseUrl && !existsSync(join(config.dataDirectory, 'postgres'))) {
    throw new StartupError(`There is no database in ${config.dataDirectory}; set DATA_DIR or DATABASE_URL.`);
  }
  const { result: running } = await openConfiguredDatabase(config, { mayJoin: true });
  const { appRole } = running;
  try {
    // After an update, or in a copy of the database, this may come before the first start.
    await withOwnerClient(running, async (client) => {
      await refusePrereleaseDatabase(client);
      if (appRole !== null) await grantAppRole(client, appRole);
    });
    return running;
  } catch (error) {
    await running.close();
    throw error;
  }
}

/**
 * Runs the work of an operator command and closes the database, even if the signal comes first. Throws
 * StartupError and the signal's reason.
 */
export async function withOperatorDatabase<T>(
  config: Config,
  signal: AbortSignal,
  work: (running: RunningDatabase) => Promise<T>,
): Promise<T> {
  const running = await openOperatorDatabase(config);
  try {
    return await Promise.race([work(running), stopped(signal)]);
  } finally {
    await running.close();
  }
}

function stopped(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
