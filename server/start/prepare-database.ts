import pg from 'pg';
import { tokenSecret } from '#server/accounts/sessions/token-secret.ts';
import { keepListed } from '#server/doctors/registration-checks/keep-listed.ts';
import { openOutbox } from '#server/messaging/delivery/open-outbox.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config/config.ts';
import { StartupError } from '#server/platform/config/startup-error.ts';
import { letAppIn } from '#server/platform/database/let-app-in.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import type { Deps } from '#server/platform/deps.ts';
import { createPasswords, passwordCost } from '#server/platform/passwords.ts';
import { openWorkers } from '#server/platform/workers/open-workers.ts';
import { asOwner } from './as-owner.ts';
import { passesByItself } from './ask-patiently.ts';
import type { RunningDatabase } from './running-database.ts';

const insufficientPrivilege = '42501';

/** Migrates as the owner and gives the app's role its rights. Returns the names of the files that ran. Throws StartupError. */
async function migrateAndLetIn(client: pg.ClientBase, appRole: string | null): Promise<string[]> {
  try {
    const ran = await migrate(client);
    if (appRole !== null) await letAppIn(client, appRole);
    return ran;
  } catch (error) {
    if (passesByItself(error)) {
      const why = 'The database went away while it was migrated. What was done is kept: start again.';
      throw new StartupError(why, { cause: error });
    }
    if (!(error instanceof pg.DatabaseError) || error.code !== insufficientPrivilege) throw error;
    throw new StartupError(
      `The database has to be migrated by its owner (${error.message}): set DATABASE_OWNER_URL.`,
      { cause: error },
    );
  }
}

/** Migrates the database, sets who is listed and reads the token secret; returns what the slices get. */
export function prepareDatabase(config: Config, running: RunningDatabase) {
  const { database, reads, appRole } = running;
  return (): Promise<{ result: Deps; detail: string }> =>
    asOwner(running, async (client) => {
      const ran = await migrateAndLetIn(client, appRole);
      await keepListed(client, config.registrationCheck);
      const jwtSecret = await tokenSecret(client, config.jwtSecret);
      const clock = systemClock(config.timeZone);
      const outbox = openOutbox({ config, database, clock });
      const passwords = createPasswords(passwordCost);
      const workers = openWorkers(config);
      const deps = { config, database, reads, clock, jwtSecret, passwords, outbox, workers };
      return { result: deps, detail: ran.length > 0 ? `ran ${ran.join(', ')}` : 'up to date' };
    });
}
