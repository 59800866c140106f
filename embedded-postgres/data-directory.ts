import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { accountFor, type SystemAccount } from './account.ts';
import { PostgresUnavailable } from './postgres-unavailable.ts';

/** The paths of an installation's database; every process derives the same from DATA_DIR. */
export interface DataDirectory {
  readonly cluster: string;
  readonly socketDirectory: string;
  readonly log: string;
  readonly account: SystemAccount;
}

export const port = 5432; // only part of the socket's name
export const superuser = 'hams';
export const database = 'hams';

/** macOS allows 103 bytes, Linux 107. */
const maxSocketPathLength = 103;

/** Creates missing directories, except the cluster. Throws PostgresUnavailable if it cannot be used. */
export function openDataDirectory(path: string): DataDirectory {
  const root = writableDirectory(path);
  const cluster = join(root, 'postgres');
  const account = accountFor(cluster);
  const socketDirectory = findSocketDirectory(root);
  makePrivateDirectory(socketDirectory, account);
  return { cluster, socketDirectory, log: join(root, 'postgres.log'), account };
}

function writableDirectory(path: string): string {
  try {
    makeDirectories(path);
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return realpathSync(path);
  } catch (error) {
    throw new PostgresUnavailable(
      `${path} cannot be written; choose another DATA_DIR or give HAMS the right to.`,
      {
        cause: error,
      },
    );
  }
}

/** Level by level: Node's `recursive` hangs in places like /proc. */
function makeDirectories(path: string): void {
  if (existsSync(path)) return;
  makeDirectories(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    if (!existsSync(path)) throw error; // another process created it first
  }
}

function findSocketDirectory(root: string): string {
  const inside = join(root, 'socket');
  if (Buffer.byteLength(join(inside, `.s.PGSQL.${port}`)) <= maxSocketPathLength) return inside;
  // Not os.tmpdir(), since TMPDIR may differ between processes with the same data directory.
  return join('/tmp', `hams-${createHash('sha256').update(root).digest('hex').slice(0, 24)}`);
}

/**
 * The server trusts every user who can open its socket. Only the account and root can enter this directory,
 * and both could read the cluster's files anyway.
 */
function makePrivateDirectory(path: string, account: SystemAccount): void {
  if (lstatSync(path, { throwIfNoEntry: false }) === undefined) makeSocketDirectory(path);
  const found = lstatSync(path); // not stat: another user could have left a symbolic link in /tmp
  if (!found.isDirectory() || (found.uid !== account.uid && found.uid !== process.getuid?.())) {
    throw new PostgresUnavailable(
      `${path} belongs to another user; remove it or choose another, shorter DATA_DIR.`,
    );
  }
  if ((found.mode & 0o777) !== 0o700) chmodSync(path, 0o700);
  if (found.uid !== account.uid) changeOwner(path, account);
}

function makeSocketDirectory(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new PostgresUnavailable(
      `${path} cannot be made; choose another DATA_DIR or give HAMS the right to.`,
      {
        cause: error,
      },
    );
  }
}

/** Throws PostgresUnavailable if even root lacks the permission, as in some containers. */
export function changeOwner(path: string, { uid, gid }: SystemAccount): void {
  try {
    chownSync(path, uid, gid);
  } catch (error) {
    throw new PostgresUnavailable(
      `PostgreSQL refuses root and ${path} cannot be given to user ${uid}; run HAMS as an ordinary user.`,
      { cause: error },
    );
  }
}
