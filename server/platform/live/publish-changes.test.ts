import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#server/testing/database.ts';
import { publishChanges } from './live-change-queries.ts';
import { listenToChanges } from './live-listener.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

async function waitForBlockedListener() {
  const waiting = `select from pg_stat_activity
    where application_name = 'hams live' and datname = current_database() and wait_event_type = 'Lock'`;
  while ((await db.database.pool.query(waiting)).rowCount === 0);
}

test('P-02 a round is over when what another process passes on at the same time was heard, too', async () => {
  await db.database.pool.query("insert into live_changes values ('a booking')");
  const heard: string[] = [];
  const { promise: heardInRound, resolve } = Promise.withResolvers<string[]>();
  let listener: ReturnType<typeof listenToChanges> | undefined;

  await db.database.transaction(async (other) => {
    await publishChanges(other, { max: 10 });
    listener = listenToChanges(db.database, {
      onListening: () => {},
      onMessage: (message) => heard.push(message),
      onRound: () => () => resolve([...heard]),
      onLost: () => {},
    });
    await Promise.race([heardInRound, waitForBlockedListener()]);
  });
  expect(await heardInRound).toEqual(['a booking']);
  await listener?.stop();
});
