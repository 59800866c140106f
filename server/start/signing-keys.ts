// Called by run/signing-keys.mjs: which keys sign prescriptions, and a new one in their place.

import { tokenSecret } from '#server/accounts/sessions/token-secret.ts';
import { publicKeys } from '#server/clinical/health-cards/public-keys.ts';
import { replaceSigningKey, signingKey } from '#server/clinical/health-cards/signing-key.ts';
import { systemClock } from '#server/platform/clock.ts';
import { configFrom } from '#server/platform/config/config.ts';
import { StartupError } from '#server/platform/config/startup-error.ts';
import { asCommand } from './as-command.ts';
import { forOperator } from './open-for-operator.ts';

async function main([command, ...rest]: readonly string[], signal: AbortSignal): Promise<void> {
  if (rest.length > 0 || (command !== undefined && command !== 'replace')) {
    throw new StartupError('Say nothing to list the keys, or: replace');
  }
  const config = configFrom(process.env);
  await forOperator(config, signal, async ({ database }) => {
    const jwtSecret = await tokenSecret(database.pool, config.jwtSecret);
    const deps = { database, clock: systemClock(config.timeZone), jwtSecret };
    const present = await signingKey(deps);
    const active = command === 'replace' ? await replaceSigningKey(deps, present.kid) : present;
    for (const { kid } of await publicKeys(database.pool)) {
      console.log(`${kid}\t${kid === active.kid ? 'signs' : 'replaced; its papers can still be checked'}`);
    }
  });
}

await asCommand(main);
