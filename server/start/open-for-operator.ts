import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/platform/config.ts';
import { letAppIn } from '#server/platform/let-app-in.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { asOwner } from './as-owner.ts';
import { openConfiguredDatabase } from './open-configured-database.ts';
import type { RunningDatabase } from './running-database.ts';

/**
 * Opens the database for a command of the operator, beside a running HAMS or without one; it is never made here. Throws
 * StartupError.
 */
export async function openForOperator(config: Config): Promise<RunningDatabase> {
  if (!config.databaseUrl && !existsSync(join(config.dataDirectory, 'postgres'))) {
    throw new StartupError(`There is no database in ${config.dataDirectory}; set DATA_DIR or DATABASE_URL.`);
  }
  const { result: running } = await openConfiguredDatabase(config);
  const { appRole } = running;
  try {
    // After an update, or in a copy of the database, this may come before the first start.
    if (appRole !== null) await asOwner(running, (client) => letAppIn(client, appRole));
    return running;
  } catch (error) {
    await running.close();
    throw error;
  }
}
