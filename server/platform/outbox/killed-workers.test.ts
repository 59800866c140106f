// Many kills at random moments are in killed-workers.full.test.ts.
import { test } from 'vitest';
import { expectDeliveredOnce, killWorker } from '#server/testing/messaging/killed-message-workers.ts';

test('N-01 a process killed while it waits for the gateway’s answer: no message missing, none delivered twice', async () => {
  await expectDeliveredOnce(12, async (work, called) => {
    const worker = await work();
    await called;
    await killWorker(worker);
  });
});
