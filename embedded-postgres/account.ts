import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { unsupportedPlatformMessage } from './binaries.ts';
import { PostgresUnavailable } from './postgres-unavailable.ts';

/** The ids of the user that PostgreSQL runs as and that owns its files. */
export interface SystemAccount {
  readonly uid: number;
  readonly gid: number;
  /** True if it differs from this process's account. */
  readonly borrowed: boolean;
}

export interface Program {
  readonly path: string;
  readonly args: readonly string[];
  readonly reaches: readonly string[];
}

/** The unprivileged account on every Linux. */
const unprivilegedAccount: SystemAccount = { uid: 65534, gid: 65534, borrowed: true };

/**
 * This process's account; for root, which PostgreSQL refuses, the owner of the existing cluster, or an
 * unprivileged account. Throws PostgresUnavailable if the cluster belongs to another user.
 */
export function accountFor(cluster: string): SystemAccount {
  if (process.getuid === undefined || process.getgid === undefined)
    throw unsupportedPlatformMessage(process.platform);
  const own = { uid: process.getuid(), gid: process.getgid(), borrowed: false };
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (own.uid !== 0) {
    if (owner === undefined || owner.uid === own.uid) return own;
    throw new PostgresUnavailable(
      `The database in ${cluster} belongs to user ${owner.uid}; run HAMS as that user or choose another DATA_DIR.`,
    );
  }
  if (process.platform !== 'linux')
    throw new PostgresUnavailable('PostgreSQL refuses root; run HAMS as an ordinary user.');
  return owner === undefined || owner.uid === 0
    ? unprivilegedAccount
    : { uid: owner.uid, gid: owner.gid, borrowed: true };
}

/** Starts the program as the account. Throws PostgresUnavailable if the account cannot access its files. */
export function spawnAs(account: SystemAccount, program: Program, options: SpawnOptions): ChildProcess {
  // Only PATH of our environment: PG* variables would change the server, and macOS needs a valid LC_ALL.
  const all: SpawnOptions = { ...options, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  if (!account.borrowed) return spawn(program.path, program.args, all);
  const { uid, gid } = account;
  const blocked = [program.path, ...program.reaches].find((place) => !canAccess(place, account));
  if (blocked === undefined) return spawn(program.path, program.args, { ...all, uid, gid });
  const setpriv = findProgram('setpriv');
  if (setpriv !== null) {
    return spawn(setpriv, [...readAnywhereOptions(account), program.path, ...program.args], all);
  }
  throw new PostgresUnavailable(
    `PostgreSQL refuses root and user ${uid} cannot reach ${blocked}; run HAMS as an ordinary user or choose a DATA_DIR and a checkout open to all users.`,
  );
}

/** Runs the program until it or this process ends. Returns its error output, or null on success. */
export async function findRunError(account: SystemAccount, program: Program): Promise<string | null> {
  const child = spawnAs(account, program, { stdio: ['ignore', 'ignore', 'pipe'] });
  const abandon = () => child.kill();
  process.on('exit', abandon);
  let complaint = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  try {
    const [code] = await once(child, 'close');
    return code === 0 ? null : mainLine(complaint);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    process.off('exit', abandon);
  }
}

function mainLine(complaint: string): string {
  const lines = complaint.split('\n').map((line) => line.trim());
  return (
    lines.find((line) => /error|fatal/i.test(line)) ?? lines.find((line) => line !== '') ?? 'no reason given'
  );
}

/**
 * Other users cannot read a checkout under /root. The capability lets this one program read it without being
 * root; without no_setuid_fixup the kernel would ignore it in access() checks.
 */
function readAnywhereOptions({ uid, gid }: SystemAccount): string[] {
  return [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--securebits=+no_setuid_fixup',
  ];
}

function canAccess(path: string, account: SystemAccount): boolean {
  const { mode, uid, gid } = statSync(path);
  const mayPass = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  if ((mode & mayPass) === 0) return false;
  const parent = dirname(path);
  return parent === path || canAccess(parent, account);
}

function findProgram(name: string): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/bin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}
