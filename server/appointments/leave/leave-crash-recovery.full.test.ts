import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { expectNotifiedOnce, killWorker } from '#server/testing/appointments/killed-leave-workers.ts';

/** `KILLS=100 VISITS=300` for the long run. */
const kills = Number(process.env.KILLS ?? 12);
const visits = Number(process.env.VISITS ?? 60);
/** The longest life of a process in milliseconds: it is killed before, within or after some visits. */
const maxLifeMilliseconds = 900;

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());

test(
  `K-05 a batch over ${visits} visits whose process is killed ${kills} times: everybody is told once, and no hold is lost`,
  async () => {
    await expectNotifiedOnce(hams, visits, async (work, waiting) => {
      let interrupted = 0;
      const live = async (times: number, seed: number) => {
        for (let time = 0; time < times; time += 1) {
          const worker = await work();
          // Varies from kill to kill, and stays so short that the batch outlasts the last one.
          await new Promise((resolve) =>
            setTimeout(resolve, (seed * 7919 + time * 104_729) % maxLifeMilliseconds),
          );
          await killWorker(worker);
          if ((await waiting()) > 0) interrupted += 1;
        }
      };
      await Promise.all([live(Math.ceil(kills / 2), 1), live(Math.floor(kills / 2), 2)]);
      console.info(`${kills} kills, ${interrupted} of them with work left`);
      expect(interrupted).toBeGreaterThan(0);
    });
  },
  60_000 + kills * 8_000,
);
