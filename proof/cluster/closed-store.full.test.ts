// With Debian's patroni, etcd-server, etcd-client, haproxy and postgresql; skipped where they are not installed.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTemporaryData, findFreePort } from '#harness/running-hams.ts';
import { findDebianPrograms } from './patroni/debian-programs.ts';
import { startPatroniCluster } from './patroni/patroni-cluster.ts';

const programs = findDebianPrograms();

describe.skipIf(programs === null)('what decides who is the primary', () => {
  let folder: Awaited<ReturnType<typeof createTemporaryData>>;
  let started: Awaited<ReturnType<typeof startPatroniCluster>>;
  beforeAll(async () => {
    if (programs === null) return;
    folder = await createTemporaryData();
    started = await startPatroniCluster(programs, folder.path, [await findFreePort(), await findFreePort()]);
  });
  afterAll(async () => {
    await started.cluster.stop();
    await folder.remove();
  });

  const post = (url: string, body: object, headers: Record<string, string> = {}) =>
    fetch(url, { method: 'POST', body: JSON.stringify(body), headers });
  const key = Buffer.from('/hams/hams/leader').toString('base64');

  test('P-05 etcd neither reads nor writes the lease without a password', async () => {
    const { etcd } = started.addresses;
    const read = await post(`http://${etcd}/v3/kv/range`, { key });
    expect([read.status, await read.text()]).toEqual([400, expect.stringContaining('user name is empty')]);
    const write = await post(`http://${etcd}/v3/kv/put`, { key, value: key });
    expect([write.status, await write.text()]).toEqual([400, expect.stringContaining('user name is empty')]);
    const guess = await post(`http://${etcd}/v3/auth/authenticate`, { name: 'root', password: 'root' });
    expect(await guess.text()).toContain('authentication failed');
  });

  test('P-05 Patroni says who is the primary, and changes nothing without its password', async () => {
    for (const patroni of started.addresses.patroni) {
      expect((await fetch(`http://${patroni}/patroni`)).status).toBe(200);
      for (const call of ['restart', 'reload', 'reinitialize', 'switchover', 'failover']) {
        expect((await post(`http://${patroni}/${call}`, { leader: 'database1' })).status, call).toBe(401);
      }
      const config = { method: 'PATCH', body: '{"synchronous_mode": false}' };
      expect((await fetch(`http://${patroni}/config`, config)).status).toBe(401);
      const authorization = `Basic ${Buffer.from('patroni:wrong').toString('base64')}`;
      expect((await post(`http://${patroni}/restart`, {}, { authorization })).status).toBe(401);
    }
  });
});
