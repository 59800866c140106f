import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findRunError } from './account.ts';
import type { Binaries } from './binaries.ts';
import { changeOwner, type DataDirectory, superuser } from './data-directory.ts';
import { PostgresUnavailable } from './postgres-unavailable.ts';

export const clusterExists = ({ cluster }: DataDirectory) => existsSync(join(cluster, 'PG_VERSION'));

/** Creates the cluster as a draft and renames it: it is complete or absent. Throws PostgresUnavailable. */
export async function createCluster(directory: DataDirectory, binaries: Binaries): Promise<void> {
  const { draft, remove } = makeDraft(directory);
  try {
    if (directory.account.borrowed) changeOwner(draft, directory.account);
    await runInitdb(directory, binaries, draft);
    moveInPlace(draft, directory);
  } finally {
    remove();
  }
}

/** A folder beside the cluster's final path, removed when this process ends. */
export function makeDraft(directory: DataDirectory): { draft: string; remove(): void } {
  const draft = mkdtempSync(draftPrefix(directory));
  const remove = () => {
    process.off('exit', remove);
    rmSync(draft, { recursive: true, force: true, maxRetries: 5 });
  };
  process.on('exit', remove);
  return { draft, remove };
}

async function runInitdb({ account }: DataDirectory, binaries: Binaries, draft: string): Promise<void> {
  const encoding = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = ['--auth-local=trust', '--auth-host=reject', `--username=${superuser}`];
  const complaint = await findRunError(account, {
    path: binaries.initdb,
    args: ['--no-sync', '--no-instructions', ...encoding, ...access, '--pgdata', draft],
    reaches: [binaries.folder, draft],
  });
  if (complaint !== null) throw new PostgresUnavailable(`The database could not be created: ${complaint}.`);
}

/**
 * Flushes what initdb has written, in parallel with the first start, which flushing would delay on a slow
 * disk. A power cut before that may lose the new, still empty database.
 */
export async function flushCluster({ account, cluster }: DataDirectory, binaries: Binaries): Promise<void> {
  const args = ['--sync-only', '--pgdata', cluster];
  const complaint = await findRunError(account, {
    path: binaries.initdb,
    args,
    reaches: [binaries.folder, cluster],
  });
  if (complaint !== null) throw new Error(`The new database could not be flushed to disk: ${complaint}`);
}

function moveInPlace(draft: string, directory: DataDirectory): void {
  try {
    renameSync(draft, directory.cluster);
  } catch (error) {
    throw new PostgresUnavailable(
      `${directory.cluster} is in the way and is not a PostgreSQL database; move it away or choose another DATA_DIR.`,
      { cause: error },
    );
  }
}

/** Removes the drafts of processes that were killed: this one holds the directory and has none. */
export async function removeAbandonedDrafts(directory: DataDirectory): Promise<void> {
  const folder = dirname(directory.cluster);
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    // An orphaned initdb may still write into it. Not rmSync, which stops at files that vanish meanwhile.
    if (path.startsWith(draftPrefix(directory)))
      await rm(path, { recursive: true, force: true, maxRetries: 5 });
  }
}

const draftPrefix = ({ cluster }: DataDirectory) => `${cluster}.new-`;

/** A cluster that root has copied (a restored backup) belongs to root, but PostgreSQL has to own it. */
export function takeOverCopiedCluster({ cluster, account }: DataDirectory): void {
  if (!account.borrowed || lstatSync(cluster).uid === account.uid) return;
  changeOwner(cluster, account);
  execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, cluster]);
}
