// `npm run hams -- backup`: writes a backup into a file or to the standard output.
import { resolve } from 'node:path';
import { backUpCluster } from '#server/platform/backups/back-up-cluster.ts';
import { dumpDatabase } from '#server/platform/backups/dump-database.ts';
import { type BackupDestination, refuseUnwritable } from '#server/platform/backups/write-backup.ts';
import { parseConfig } from '#server/platform/config/config.ts';
import { StartupError } from '#server/platform/config/startup-error.ts';
import { findBackupAddress } from './backup-address.ts';
import { runCliCommand } from './run-cli-command.ts';

const usage =
  'Use: npm run hams -- backup FILE, or npm run --silent hams -- backup - for the standard output.';

function parseDestination([name, ...rest]: readonly string[]): BackupDestination {
  if (name === undefined || name === '' || rest.length > 0) throw new StartupError(usage);
  if (name === '-') {
    if (process.stdout.isTTY) throw new StartupError(`A backup can't go to the terminal. ${usage}`);
    return { stream: process.stdout };
  }
  const file = resolve(process.env.INIT_CWD ?? '.', name); // npm has changed the working directory
  refuseUnwritable(file);
  return { file };
}

async function main(words: readonly string[], signal: AbortSignal): Promise<void> {
  const destination = parseDestination(words);
  const config = parseConfig(process.env);
  const { dataDirectory } = config;
  const address = findBackupAddress(config);
  const began = performance.now();
  const bytes =
    address === null
      ? await backUpCluster(dataDirectory, destination, signal)
      : await dumpDatabase(address, destination, signal);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const where = 'file' in destination ? ` in ${destination.file}` : '';
  // Not on the standard output, which may carry the backup itself.
  console.error(`The backup is complete${where}: ${(bytes / 1e6).toFixed(1)} MB, ${seconds} s.`);
}

await runCliCommand(main, 'no backup was written');
