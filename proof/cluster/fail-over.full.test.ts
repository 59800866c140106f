import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { createSeededRandom } from '#db/demo/seeded-random.ts';
import { playRound } from '../clients/play-round.ts';
import { findAcknowledgedWrites } from '../history/operation.ts';
import { failOver } from './fail-over.ts';
import { type RunningCluster, startCluster } from './running-cluster.ts';
import { toTestSystem } from './to-test-system.ts';

let cluster: RunningCluster;
beforeAll(async () => {
  cluster = await startCluster({ embedded: true });
});
afterAll(() => cluster.stop());

const frame = z.object({ type: z.string() });

/** A WebSocket to one process that follows the first doctor's slots; `changes` counts its notifications. */
async function openLine(): Promise<{ changes(): number; close(): void }> {
  const socket = new WebSocket(`${cluster.front.urls[0]?.replace('http', 'ws')}/api/live`);
  let changes = 0;
  socket.on('message', (data) => {
    if (frame.parse(JSON.parse(String(data))).type === 'slots') changes += 1;
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'follow', topic: 'slots:DOC-000001' }));
  return { changes: () => changes, close: () => socket.close() };
}

test('P-05 kill -9 of the primary in the midst of bookings: the standby goes on within 15 s, nothing acknowledged is lost, the live line comes back', async () => {
  let withoutBooking = 0;
  const { history, violations } = await playRound(
    toTestSystem(cluster),
    createSeededRandom('the tests'),
    async (calls) => {
      const line = await openLine();
      await expect.poll(line.changes).toBeGreaterThan(0);
      ({ withoutBooking } = await failOver(cluster, calls, 'machine'));
      const heardBefore = line.changes();
      await expect.poll(line.changes).toBeGreaterThan(heardBefore);
      line.close();
    },
  );
  expect(violations).toEqual([]);
  expect(withoutBooking).toBeGreaterThan(0.2); // it was dead
  expect(withoutBooking).toBeLessThan(15);
  expect(findAcknowledgedWrites(history).length).toBeGreaterThan(90);
});
