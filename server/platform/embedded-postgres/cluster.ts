import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StartupError } from '../startup-error.ts';
import { complaintOf } from './account.ts';
import type { Binaries } from './binaries.ts';
import { type DataDirectory, give, superuser } from './data-directory.ts';

export const clusterExists = ({ cluster }: DataDirectory) => existsSync(join(cluster, 'PG_VERSION'));

/**
 * Makes the cluster aside and moves it in place in one step: it is there completely or not at all, also when
 * several processes do this at the same time, of which the first wins. Throws StartupError.
 */
export async function createCluster(directory: DataDirectory, binaries: Binaries): Promise<void> {
  removeAbandonedDrafts(directory);
  const draft = mkdtempSync(`${directory.cluster}.new-${process.pid}-`);
  try {
    if (directory.account.borrowed) give(draft, directory.account);
    await runInitdb(directory, binaries, draft);
    moveInPlace(draft, directory);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

async function runInitdb({ account }: DataDirectory, binaries: Binaries, draft: string): Promise<void> {
  const encoding = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = ['--auth-local=trust', '--auth-host=reject', `--username=${superuser}`];
  const complaint = await complaintOf(account, {
    path: binaries.initdb,
    args: ['--no-sync', '--no-instructions', ...encoding, ...access, '--pgdata', draft],
    reaches: [binaries.folder, draft],
  });
  if (complaint !== null) throw new StartupError(`The database could not be created: ${complaint}.`);
}

function moveInPlace(draft: string, directory: DataDirectory): void {
  try {
    renameSync(draft, directory.cluster);
  } catch (error) {
    if (clusterExists(directory)) return; // another process was quicker
    throw new StartupError(
      `${directory.cluster} is in the way and holds no PostgreSQL database; move it away or choose another DATA_DIR.`,
      { cause: error },
    );
  }
}

/** A process that was killed during initdb leaves a draft behind, named after its pid. */
function removeAbandonedDrafts({ cluster }: DataDirectory): void {
  const folder = dirname(cluster);
  const drafts = readdirSync(folder).filter((name) => name.startsWith(`${basename(cluster)}.new-`));
  for (const draft of drafts.filter((name) => !isAlive(Number(name.split('-')[1])))) {
    rmSync(join(folder, draft), { recursive: true, force: true, maxRetries: 5 }); // an orphaned initdb may still write
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}

/** A cluster that root copied (a restored backup) belongs to root; PostgreSQL insists on owning it. */
export function takeOverCopiedCluster({ cluster, account }: DataDirectory): void {
  if (!account.borrowed || lstatSync(cluster).uid === account.uid) return;
  give(cluster, account);
  execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, cluster]);
}
