import { test } from 'vitest';
import { expectDeliveredOnce, killWorker } from '#server/testing/messaging/killed-message-workers.ts';

/** `KILLS=200 DUE=1000` for the long run. */
const kills = Number(process.env.KILLS ?? 12);
const messages = Number(process.env.DUE ?? 120);

test(`N-01 two processes, killed ${kills} times while ${messages} messages are due: none missing, none delivered twice`, async () => {
  await expectDeliveredOnce(messages, async (work) => {
    const live = async (times: number, seed: number) => {
      for (let time = 0; time < times; time += 1) {
        const worker = await work();
        // Kills at varying moments: while it makes messages, delivers, or waits.
        const moment = (seed * 7919 + time * 104_729) % 240;
        await new Promise((resolve) => setTimeout(resolve, moment));
        await killWorker(worker);
      }
    };
    await Promise.all([live(Math.ceil(kills / 2), 1), live(Math.floor(kills / 2), 2)]);
  });
}, 180_000);
