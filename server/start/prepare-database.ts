import pg from 'pg';
import { loadTokenSecret } from '#server/accounts/sessions/token-secret.ts';
import { updateListing } from '#server/doctors/registration-checks/update-listing.ts';
import type { Config } from '#server/platform/config/config.ts';
import { StartupError } from '#server/platform/config/startup-error.ts';
import { grantAppRole } from '#server/platform/database/grant-app-role.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import type { Deps } from '#server/platform/deps.ts';
import { isTemporaryFailure } from './connect-with-retry.ts';
import { createDeps } from './create-deps.ts';
import type { RunningDatabase } from './running-database.ts';
import { withOwnerClient } from './with-owner-client.ts';

const insufficientPrivilege = '42501';

async function migrateAndGrant(client: pg.ClientBase, appRole: string | null): Promise<string[]> {
  try {
    const ran = await migrate(client);
    if (appRole !== null) await grantAppRole(client, appRole);
    return ran;
  } catch (error) {
    if (isTemporaryFailure(error)) {
      const why =
        'The connection to the database broke during a migration. Finished migrations stay; start again.';
      throw new StartupError(why, { cause: error });
    }
    if (!(error instanceof pg.DatabaseError) || error.code !== insufficientPrivilege) throw error;
    throw new StartupError(
      `The database has to be migrated by its owner (${error.message}): set DATABASE_OWNER_URL.`,
      { cause: error },
    );
  }
}

/**
 * Migrates the database, updates the list of bookable doctors and loads the token secret; returns the
 * dependencies of the server.
 */
export function prepareDatabase(config: Config, running: RunningDatabase) {
  const { appRole } = running;
  return (): Promise<{ result: Deps; detail: string }> =>
    withOwnerClient(running, async (client) => {
      const ran = await migrateAndGrant(client, appRole);
      await updateListing(client, config.registrationCheck);
      const jwtSecret = await loadTokenSecret(client, config.jwtSecret);
      return {
        result: createDeps(config, running, jwtSecret),
        detail: ran.length > 0 ? `ran ${ran.join(', ')}` : 'up to date',
      };
    });
}
