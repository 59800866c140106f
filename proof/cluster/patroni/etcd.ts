import { dirname } from 'node:path';
import { findFreePort } from '#harness/running-hams.ts';
import { waitUntil } from '#harness/wait-until.ts';
import { type BackgroundProgram, startProgram } from './background-program.ts';

/**
 * Starts one etcd by deploy/etcd/start-etcd.sh in the folder, and waits until it answers; `address` is
 * host:port.
 */
export async function startEtcd(
  path: string,
  folder: string,
  passwords: Readonly<Record<'STORE_ROOT_PASSWORD' | 'STORE_PASSWORD', string>>,
): Promise<{ program: BackgroundProgram; address: string }> {
  const address = `127.0.0.1:${await findFreePort()}`;
  const peer = `http://127.0.0.1:${await findFreePort()}`;
  const environment = {
    ...passwords,
    PATH: `${dirname(path)}:${process.env.PATH}`,
    STORE_SETUP_URL: `http://127.0.0.1:${await findFreePort()}`,
    ETCD_NAME: 'store',
    ETCD_DATA_DIR: 'etcd',
    ETCD_LISTEN_CLIENT_URLS: `http://${address}`,
    ETCD_ADVERTISE_CLIENT_URLS: `http://${address}`,
    ETCD_LISTEN_PEER_URLS: peer,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: peer,
    ETCD_INITIAL_CLUSTER: `store=${peer}`,
    ETCD_LOG_LEVEL: 'error',
  };
  const log = `${folder}/etcd.log`;
  const program = startProgram('/bin/sh', ['start-etcd.sh'], { folder, log, environment });
  await waitUntil('etcd answers', async () => {
    program.requireAlive();
    return (await fetch(`http://${address}/health`)).ok;
  });
  return { program, address };
}
