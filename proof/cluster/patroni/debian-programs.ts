import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The programs of Debian's packages patroni, etcd-server, etcd-client, haproxy and postgresql. */
export interface DebianPrograms {
  readonly patroni: string;
  readonly etcd: string;
  readonly haproxy: string;
  /** The folder of PostgreSQL's own programs. */
  readonly postgres: string;
  readonly versions: string;
}

/** Null if one of them is not installed. */
export function findDebianPrograms(): DebianPrograms | null {
  const [patroni, etcd, etcdctl, haproxy] = ['patroni', 'etcd', 'etcdctl', 'haproxy'].map(find);
  const postgres = newestPostgres();
  if (!patroni || !etcd || !etcdctl || !haproxy || postgres === null) return null;
  const versions = [
    firstLine(patroni, '--version'),
    firstLine(etcd, '--version'),
    firstLine(haproxy, '-v').replace(/ \d{4}\/.*/, ''),
    firstLine(join(postgres, 'postgres'), '--version'),
  ];
  return { patroni, etcd, haproxy, postgres, versions: versions.join(', ') };
}

function find(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

function newestPostgres(): string | null {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return null;
  const versions = readdirSync(root).map(Number);
  const [newest] = versions.filter((version) => version >= 15).toSorted((one, other) => other - one);
  return newest === undefined ? null : join(root, String(newest), 'bin');
}

function firstLine(program: string, flag: string): string {
  return execFileSync(program, [flag], { encoding: 'utf8' }).split('\n')[0] ?? '';
}
