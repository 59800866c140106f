import { Readable } from 'node:stream';
import { describeBackup } from './describe-database.ts';
import { type RunningProgram, requireProgramVersion, startProgram } from './postgres-programs.ts';
import { withClient } from './reach.ts';
import { type BackupDestination, writeBackup } from './write-backup.ts';

/**
 * Writes a backup of a PostgreSQL of one's own by its `pg_dump`; returns its bytes. It has what was committed when it
 * began. Owners and rights are left out: whoever restores owns it, and a start gives the rights anew. Throws StartupError.
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

/** Fails at its end if the program does: what it has written is not all then. */
async function* readOutput({ output, ended }: RunningProgram): AsyncGenerator<Buffer, void> {
  yield* output;
  await ended;
}
