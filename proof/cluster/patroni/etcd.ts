import { freePort } from '#harness/running-hams.ts';
import { until } from '../until.ts';
import { type BackgroundProgram, startProgram } from './background-program.ts';

/** Starts one etcd, and waits until it answers; `address` is its host and port. */
export async function startEtcd(
  path: string,
  folder: string,
): Promise<{ program: BackgroundProgram; address: string }> {
  const address = `127.0.0.1:${await freePort()}`;
  const peer = `http://127.0.0.1:${await freePort()}`;
  const flags = {
    name: 'store',
    'data-dir': 'etcd',
    'listen-client-urls': `http://${address}`,
    'advertise-client-urls': `http://${address}`,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `store=${peer}`,
    'log-level': 'error',
  };
  const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]);
  const program = startProgram(path, args, { folder, log: `${folder}/etcd.log`, environment: {} });
  await until('etcd answers', async () => {
    program.requireAlive();
    return (await fetch(`http://${address}/health`)).ok;
  });
  return { program, address };
}
