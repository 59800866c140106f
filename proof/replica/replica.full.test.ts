import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { port, superuser } from '#embedded-postgres/data-directory.ts';
import { createTemporaryData } from '#harness/running-hams.ts';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { type OpenReplica, openReplica } from '#server/platform/replica/open-replica.ts';
import { StreamingServer } from '../cluster/streaming/streaming-server.ts';
import { signalPostgres } from '../processes.ts';

let data: Awaited<ReturnType<typeof createTemporaryData>>;
let primary: StreamingServer;
let standby: StreamingServer;
let main: Database;
let replica: OpenReplica;
/** Milliseconds; advanced by the tests. */
let currentTime = 0;

const toAddress = ({ host }: StreamingServer) => ({ host, port, user: superuser, database: 'postgres' });
const openReads = (of = standby) => openReplica(main, toAddress(of), false, () => currentTime);

beforeAll(async () => {
  data = await createTemporaryData();
  primary = new StreamingServer('primary', join(data.path, 'primary'));
  standby = new StreamingServer('standby', join(data.path, 'standby'));
  await primary.startNew();
  await primary.ask('create table notes as select 1 as number');
  await standby.startAsStandbyOf(primary);
  main = openDatabase(toAddress(primary));
}, 120_000);
beforeEach(async () => {
  replica = await openReads();
  await waitForAnsweringServer('replica');
  return () => replica.close();
});
afterAll(async () => {
  await main?.close();
  await standby?.stop();
  await primary?.stop();
  await data?.remove();
});

async function findAnsweringServer(): Promise<'replica' | 'primary'> {
  const [row] = await query<{ standby: boolean }>(replica.reads, 'select pg_is_in_recovery() as standby');
  return row?.standby ? 'replica' : 'primary';
}

async function waitForAnsweringServer(who: 'replica' | 'primary'): Promise<void> {
  const readCheckCount = async () => {
    currentTime += 1000;
    return findAnsweringServer();
  };
  await expect.poll(readCheckCount, { timeout: 30_000 }).toBe(who);
}

const readNotes = async () =>
  (await query<{ number: number }>(replica.reads, 'select number from notes order by 1')).map(
    ({ number }) => number,
  );
const used = () => ({ ...replica.reads.replica?.elsewhere });

test('P-05 where nobody writes for an hour the replica is not taken for old', async () => {
  const before = used();
  for (let minute = 0; minute < 60; minute += 1) {
    currentTime += 60_000;
    await findAnsweringServer(); // after a minute the state is unknown, and a read triggers a check of both
    await waitForAnsweringServer('replica');
  }
  expect(replica.reads.replica?.age).toBeLessThan(3000);
  expect(used()).toMatchObject({ lost: before.lost, cancelled: before.cancelled });
});

test('P-05 what is replayed no more is read for ten seconds, and of the primary from then on', async () => {
  await standby.ask('select pg_wal_replay_pause()');
  const begun = currentTime;
  await primary.ask('insert into notes values (2)');
  while (currentTime - begun < 9000) {
    currentTime += 1000;
    expect(await findAnsweringServer()).toBe('replica');
    // The check runs meanwhile and proves nothing newer.
    await expect.poll(() => replica.reads.replica?.age).toBeGreaterThanOrEqual(currentTime - begun);
  }
  expect(await readNotes()).toEqual([1]);
  currentTime += 2000;
  expect(await readNotes()).toEqual([1, 2]);
  expect(used().behind).toBeGreaterThan(0);
  expect(used().lost).toBe(0);
  await standby.ask('select pg_wal_replay_resume()');
  await waitForAnsweringServer('replica');
  expect(await readNotes()).toEqual([1, 2]);
});

test('P-05 a read that the replay of the log ends is answered by the primary', async () => {
  await standby.ask('alter system set max_standby_streaming_delay = 0');
  await standby.ask('select pg_reload_conf()');
  const reading = query<{ number: number }>(
    replica.reads,
    'select number from notes where not pg_is_in_recovery() or pg_sleep(300) is null order by 1',
  );
  const atWork = async () =>
    (await standby.ask("select from pg_stat_activity where wait_event = 'PgSleep'")).length;
  await expect.poll(atWork).toBe(1);
  await primary.ask('delete from notes where number = 2');
  await primary.ask('vacuum notes');
  expect(await reading).toEqual([{ number: 1 }]);
  expect(used()).toMatchObject({ cancelled: 1, lost: 0 });
  expect(await findAnsweringServer()).toBe('replica');
});

test('P-05 a replica that is lost costs no read, and is used again when it is back', async () => {
  const before = used();
  await standby.stop();
  for (let read = 0; read < 5; read += 1) {
    expect(await findAnsweringServer()).toBe('primary');
    currentTime += 1000;
  }
  // Found out by a read or by a check; none of them counts as mere replication lag.
  expect(used()).toEqual({ ...before, lost: (before.lost ?? 0) + 5 });
  const without = await openReads();
  expect(without.unused).not.toBeNull();
  expect(await query(without.reads, 'select 1 as one')).toEqual([{ one: 1 }]);
  await without.close();
  await standby.startAsStandbyOf(primary);
  await waitForAnsweringServer('replica');
});

test('P-05 a replica that freezes holds up nobody for long', async () => {
  signalPostgres(join(data.path, 'standby'), 'SIGSTOP');
  try {
    currentTime += 1000; // the check of its age fails
    expect(await findAnsweringServer()).toBe('primary');
    const began = performance.now();
    expect(await findAnsweringServer()).toBe('primary');
    expect(performance.now() - began).toBeLessThan(1000);
  } finally {
    signalPostgres(join(data.path, 'standby'), 'SIGCONT');
  }
  await waitForAnsweringServer('replica');
});

test('P-05 nothing is written through it', async () => {
  await expect(replica.reads.query('create table written (number int)')).rejects.toThrow('read-only');
});

test('P-05 a mistake in SQL is told, and a table that a migration has made a moment ago is read', async () => {
  await expect(replica.reads.query('selec')).rejects.toThrow('syntax error');
  await standby.ask('select pg_wal_replay_pause()');
  await primary.ask('create table made_now as select 7 as number');
  expect(await query(replica.reads, 'select number from made_now')).toEqual([{ number: 7 }]);
  await standby.ask('select pg_wal_replay_resume()');
});

test('P-05 with the primary away the replica is read for ten seconds, which is how long it is known to be young', async () => {
  signalPostgres(join(data.path, 'primary'), 'SIGSTOP');
  try {
    for (let second = 0; second < 8; second += 1) {
      currentTime += 1000;
      expect(await findAnsweringServer()).toBe('replica');
    }
    currentTime += 3000;
    expect(replica.reads.replica?.age).toBeGreaterThan(10_000);
  } finally {
    signalPostgres(join(data.path, 'primary'), 'SIGCONT');
  }
  await waitForAnsweringServer('replica');
});

test('P-05 what is no replica of this database is not used: the primary itself, another cluster, one that was promoted', async () => {
  const itself = await openReads(primary);
  expect(itself.unused).toBe('it is no replica');
  await itself.close();

  await primary.ask('create database other');
  const ofOther = openDatabase({ ...toAddress(primary), database: 'other' });
  const wrong = await openReplica(ofOther, toAddress(standby), false, () => currentTime);
  expect(wrong.unused).toBe('it is one of another database');
  await wrong.close();
  await ofOther.close();

  await standby.promote();
  await waitForAnsweringServer('primary');
  await standby.ask('insert into notes values (666)');
  expect(await readNotes()).not.toContain(666);
});
