import { connectTo } from '#harness/database.ts';
import { waitUntil } from '#harness/wait-until.ts';
import type { TestSystem } from '../clients/play-round.ts';
import type { RunningCluster } from './running-cluster.ts';

export const toTestSystem = ({ front, database }: RunningCluster): TestSystem => ({
  hosts: front.urls,
  connect: () => connectTo({ connectionString: database.ownerUrl }),
  async settle() {
    await database.untilSynchronous();
    const isReady = async (url: string) => (await fetch(`${url}/api/readyz`)).ok;
    await waitUntil('Every process is ready', async () =>
      (await Promise.all(front.urls.map(isReady))).every(Boolean),
    );
  },
});
