import { randomBytes } from 'node:crypto';
import { chmod, copyFile, mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { accountFor } from '#embedded-postgres/account.ts';
import { changeOwner } from '#embedded-postgres/data-directory.ts';
import { findFreePort } from '#harness/running-hams.ts';
import { cleanUpOnSignal } from '#harness/tool-cleanup.ts';
import { waitUntil } from '#harness/wait-until.ts';
import type { DatabaseCluster, EntryPoint } from '../database-cluster.ts';
import type { DebianPrograms } from './debian-programs.ts';
import { startEtcd } from './etcd.ts';
import { startHaproxy, toLoopbackAddress } from './haproxy.ts';
import { PatroniServer } from './patroni-server.ts';

const deploy = join(import.meta.dirname, '../../../deploy');
const deployed = [
  'patroni/patroni.yml',
  'patroni/make-database.sh',
  'haproxy/haproxy.cfg',
  'etcd/start-etcd.sh',
];

/** host:port of the services that decide which server is the primary. */
interface ControlAddresses {
  readonly etcd: string;
  readonly patroni: readonly string[];
}

/**
 * Starts the services of compose.yaml as plain processes, with the same files of deploy/: etcd, two servers
 * with their Patroni, and HAProxy in front of the primary and of the HAMS processes on these ports.
 */
export async function startPatroniCluster(
  programs: DebianPrograms,
  folder: string,
  hamsPorts: readonly [number, number],
): Promise<{ cluster: DatabaseCluster; front: EntryPoint; addresses: ControlAddresses }> {
  const own = await deployInto(folder);
  const running: { stop(): Promise<void> }[] = [];
  const stop = async () => {
    for (const one of running.splice(0).reverse()) await one.stop();
  };
  cleanUpOnSignal(stop);
  try {
    const { store, ...secrets } = newSecrets();
    const etcd = await startEtcd(programs.etcd, own, store);
    running.push(etcd.program);
    const environment = { PATRONI_ETCD3_HOSTS: etcd.address, ...secrets };
    const newServer = async (name: string) => {
      const place = { name, folder: own, port: await findFreePort(), patroniPort: await findFreePort() };
      return new PatroniServer(programs, place, environment);
    };
    const servers = [await newServer('database1'), await newServer('database2')] as const;
    const haproxy = await startHaproxy(programs.haproxy, own, { hamsPorts, servers });
    running.push(haproxy.program, {
      stop: () => Promise.all(servers.map((one) => one.stop())).then(() => {}),
    });

    await servers[0].start();
    await waitUntil('The first server is the primary', () => servers[0].is('primary'));
    await servers[1].start();
    await waitForSynchronous(servers);
    const cluster: DatabaseCluster = {
      name: programs.versions,
      appUrl: `postgres://hams_app:${secrets.HAMS_APP_PASSWORD}@${haproxy.primary}/hams`,
      ownerUrl: `postgres://hams:${secrets.HAMS_OWNER_PASSWORD}@${haproxy.primary}/hams`,
      untilSynchronous: () => waitForSynchronous(servers),
      async killPrimary(death) {
        const killed = await findServer('primary', servers);
        await killed.kill(death === 'machine');
        return {
          async bringBack() {
            await waitUntil(
              'The standby is promoted',
              async () => (await findServer('primary', servers)) !== killed,
            );
            // If only PostgreSQL has died, its Patroni restarts it automatically.
            if (death === 'machine') await killed.start();
          },
        };
      },
      stop,
    };
    const patroni = servers.map((one) => toLoopbackAddress(one.patroniPort));
    return { cluster, front: haproxy.front, addresses: { etcd: etcd.address, patroni } };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Copies the files of deploy/ to where the servers' account can read them. */
async function deployInto(folder: string): Promise<string> {
  const account = accountFor(folder);
  await chmod(folder, 0o711);
  const own = join(folder, 'cluster');
  await mkdir(own, { mode: 0o700 });
  for (const file of deployed) {
    const copy = join(own, basename(file));
    await copyFile(join(deploy, file), copy);
    changeOwner(copy, account);
  }
  changeOwner(own, account);
  return own;
}

function newSecrets() {
  const password = () => randomBytes(16).toString('hex');
  const store = { STORE_ROOT_PASSWORD: password(), STORE_PASSWORD: password() };
  return {
    store,
    PATRONI_ETCD3_USERNAME: 'patroni',
    PATRONI_ETCD3_PASSWORD: store.STORE_PASSWORD,
    PATRONI_RESTAPI_USERNAME: 'patroni',
    PATRONI_RESTAPI_PASSWORD: password(),
    PATRONI_SUPERUSER_USERNAME: 'postgres',
    PATRONI_SUPERUSER_PASSWORD: password(),
    PATRONI_REPLICATION_USERNAME: 'replicator',
    PATRONI_REPLICATION_PASSWORD: password(),
    PATRONI_REWIND_USERNAME: 'rewinder',
    PATRONI_REWIND_PASSWORD: password(),
    HAMS_OWNER_PASSWORD: password(),
    HAMS_APP_PASSWORD: password(),
  };
}

async function findServer(
  role: 'primary' | 'synchronous',
  servers: readonly PatroniServer[],
): Promise<PatroniServer> {
  const answers = await Promise.all(servers.map((one) => one.is(role).catch(() => false)));
  const found = servers[answers.indexOf(true)];
  if (found === undefined) throw new Error(`No server is ${role}.`);
  return found;
}

function waitForSynchronous(servers: readonly PatroniServer[]): Promise<void> {
  return waitUntil(
    'A primary has a synchronous standby',
    async () => (await findServer('primary', servers)) !== (await findServer('synchronous', servers)),
    { seconds: 120, pause: 200 },
  );
}
