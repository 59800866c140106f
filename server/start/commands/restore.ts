// `npm run hams -- restore`: restores a backup into an empty database.
import { resolve } from 'node:path';
import { restoreCluster } from '#server/platform/backups/restore-cluster.ts';
import { restoreDump } from '#server/platform/backups/restore-dump.ts';
import { parseConfig } from '#server/platform/config/config.ts';
import { StartupError } from '#server/platform/config/startup-error.ts';
import { findBackupAddress } from './backup-address.ts';
import { runCliCommand } from './run-cli-command.ts';

async function main([name, ...rest]: readonly string[], signal: AbortSignal): Promise<void> {
  if (name === undefined || name === '' || rest.length > 0)
    throw new StartupError('Use: npm run hams -- restore FILE');
  const file = resolve(process.env.INIT_CWD ?? '.', name); // npm has changed the working directory
  const config = parseConfig(process.env);
  const { dataDirectory } = config;
  const address = findBackupAddress(config);
  const began = performance.now();
  const takenAt =
    address === null
      ? await restoreCluster(file, dataDirectory, signal)
      : await restoreDump(file, address, signal);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const where = address === null ? dataDirectory : 'the database of DATABASE_URL';
  console.log(`The backup of ${takenAt} is restored into ${where}, ${seconds} s. HAMS can start.`);
}

await runCliCommand(main, 'nothing was restored');
