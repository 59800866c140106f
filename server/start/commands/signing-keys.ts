// `npm run hams -- signing-keys`: lists the keys that sign prescriptions, and replaces one.

import { loadTokenSecret } from '#server/accounts/sessions/token-secret.ts';
import { listPublicKeys } from '#server/clinical/health-cards/public-keys.ts';
import { ensureSigningKey, replaceSigningKey } from '#server/clinical/health-cards/signing-key.ts';
import { createSystemClock } from '#server/platform/clock.ts';
import { parseConfig } from '#server/platform/config/config.ts';
import { StartupError } from '#server/platform/config/startup-error.ts';
import { withOperatorDatabase } from './operator-database.ts';
import { runCliCommand } from './run-cli-command.ts';

async function main([command, ...rest]: readonly string[], signal: AbortSignal): Promise<void> {
  if (rest.length > 0 || (command !== undefined && command !== 'replace')) {
    throw new StartupError('Use no argument to list the keys, or: replace');
  }
  const config = parseConfig(process.env);
  await withOperatorDatabase(config, signal, async ({ database }) => {
    const jwtSecret = await loadTokenSecret(database.pool, config.jwtSecret);
    const deps = { database, clock: createSystemClock(config.timeZone), jwtSecret };
    const present = await ensureSigningKey(deps);
    const active = command === 'replace' ? await replaceSigningKey(deps, present.kid) : present;
    for (const { kid } of await listPublicKeys(database.pool)) {
      console.log(`${kid}\t${kid === active.kid ? 'signs' : 'replaced; its papers can still be checked'}`);
    }
  });
}

await runCliCommand(main);
