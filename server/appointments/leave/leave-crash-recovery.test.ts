// leave-crash-recovery.full.test.ts kills the process many times at random moments.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { expectNotifiedOnce, killWorker } from '#server/testing/appointments/killed-leave-workers.ts';
import { waitForLockedStatements } from '#server/testing/lock-order.ts';

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());

test('K-05 a batch whose process is killed within a visit: everybody is told once, and no hold is lost', async () => {
  await expectNotifiedOnce(hams, 9, async (work, waiting) => {
    const holder = await hams.db.pool.connect();
    await holder.query('begin');
    await holder.query(
      `select from appointments where id =
         (select appointment_id from leave_visits order by appointment_id limit 1 offset 2) for update`,
    );
    const worker = await work();
    await waitForLockedStatements(hams.db.pool, 1);
    await killWorker(worker);
    await holder.query('rollback');
    holder.release();
    // Earlier patients were notified; the one in progress was not.
    expect(await waiting()).toBe(7);
  });
});
