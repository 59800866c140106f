import pg from 'pg';
import type { TestSystem } from '../clients/play-round.ts';
import type { RunningCluster } from './running-cluster.ts';
import { waitUntil } from './wait-until.ts';

export const toTestSystem = ({ front, database }: RunningCluster): TestSystem => ({
  hosts: front.urls,
  async connect() {
    const client = new pg.Client({ connectionString: database.ownerUrl });
    await client.connect();
    return client;
  },
  async settle() {
    await database.untilSynchronous();
    const isReady = async (url: string) => (await fetch(`${url}/api/readyz`)).ok;
    await waitUntil('Every process is ready', async () =>
      (await Promise.all(front.urls.map(isReady))).every(Boolean),
    );
  },
});
