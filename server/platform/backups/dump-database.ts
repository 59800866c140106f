import { Readable } from 'node:stream';
import { describeBackup } from './describe-backup.ts';
import { type RunningProgram, requireProgramVersion, startProgram } from './postgres-programs.ts';
import { withClient } from './with-client.ts';
import { type BackupDestination, writeBackup } from './write-backup.ts';

/**
 * Writes a backup of an external PostgreSQL by its `pg_dump`; returns its bytes. Contains all data committed
 * when it began. Owners and grants are left out: the restoring role owns everything, and a start grants the
 * rights again. Throws StartupError.
 */
export async function dumpDatabase(
  address: string,
  destination: BackupDestination,
  signal: AbortSignal,
): Promise<number> {
  const description = await withClient(address, (client) => describeBackup(client, 'dump'));
  await requireProgramVersion('pg_dump', description.postgres);
  const flags = ['--format=custom', '--compress=0', '--no-owner', '--no-privileges', '--no-password'];
  const dump = () =>
    Readable.from(readOutput(startProgram('pg_dump', flags, { address, signal })), { objectMode: false });
  return writeBackup(description, dump, destination, signal);
}

/** Throws at the end if the program failed, because its output is then incomplete. */
async function* readOutput({ output, ended }: RunningProgram): AsyncGenerator<Buffer, void> {
  yield* output;
  await ended;
}
