import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { heartbeatSeconds } from '#contract/video/live-connection.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { newDoctor, publishDay, type TestPerson } from '#server/testing/people.ts';
import { quietLog } from '#server/testing/platform/collect-log.ts';
import { createSettle, openTab } from '#server/testing/platform/tabs.ts';

let hams: TestApp;
let doctor: TestPerson;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  hams = await testApp();
  doctor = await newDoctor(hams);
  await (await createSettle(hams, [hams.app]))();
});
afterAll(async () => {
  await hams.close();
  vi.useRealTimers();
});
afterEach(() => void vi.restoreAllMocks());

const beat = () => vi.advanceTimersByTime(heartbeatSeconds * 1000);
/** Existing connections stay. */
const allowConnections = (allow: boolean) =>
  hams.db.pool.query('update pg_database set datallowconn = $1 where datname = current_database()', [allow]);
const listener =
  "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'hams live' and datname = current_database()";

test('E-08 the server gives a sign of life every twenty seconds', async () => {
  const tab = await openTab(hams.app);
  await tab.follow(`slots:DOC-${doctor.id}`);
  const beats = new Promise((resolve) => tab.socket.once('message', (data) => resolve(String(data))));
  beat();
  expect(await beats).toBe('{"type":"beat"}');
  tab.socket.close();
});

test('E-08 a process that hears nothing gives none, so that its tabs look for another', async () => {
  quietLog('warn');
  const tab = await openTab(hams.app);
  await tab.follow(`slots:DOC-${doctor.id}`);
  const messages: string[] = [];
  tab.socket.on('message', (data) => messages.push(String(data)));
  await allowConnections(false);
  await hams.deps.database.pool.query(listener);
  await vi.waitFor(async () => {
    expect((await hams.app.inject({ url: '/api/metrics' })).body).toContain('hams_live_listening 0');
  }, 60_000);
  beat();
  await allowConnections(true);
  expect(await tab.next()).toMatchObject({ type: 'following' });
  expect(messages).toEqual([JSON.stringify({ type: 'following', topic: `slots:DOC-${doctor.id}` })]);
  tab.socket.close();
});

test('E-08 a tab that gives no sign of life is cut; one that answers stays', async () => {
  const [dead, alive] = [await openTab(hams.app), await openTab(hams.app)];
  await alive.follow(`slots:DOC-${doctor.id}`);
  dead.socket.pause();
  for (let beats = 0; beats < 3; beats += 1) {
    const pinged = new Promise((resolve) => alive.socket.once('ping', resolve));
    beat();
    if (beats < 2) await pinged;
    await alive.follow(`slots:DOC-${doctor.id}`);
  }
  dead.socket.resume();
  expect((await dead.closed)[0]).toBe(1006);
  await publishDay(hams, doctor, '2026-12-24', ['09:00'], 15);
  expect(await alive.next()).toMatchObject({ type: 'slots' });
  alive.socket.close();
});

test('E-08 a tab that takes nothing is cut before it fills the memory; who reads is told all of it', async () => {
  const topic = `slots:DOC-${doctor.id}` as const;
  const [slow, quick] = [await openTab(hams.app), await openTab(hams.app)];
  await slow.follow(topic);
  await quick.follow(topic);
  slow.socket.pause();
  const figures = async () => (await hams.app.inject({ url: '/api/metrics' })).body;
  // A hundred messages with a year of days are half a megabyte; how much of it the system buffers differs.
  for (let round = 0; round < 100 && !(await figures()).includes('{reason="slow"} 1'); round += 1) {
    await hams.deps.database.pool.query(
      `select pg_notify('live', json_build_object('kind', 'published', 'doctor', $1::int, 'days', d.days, 'n', n)::text)
       from generate_series(1, 100) n,
         (select json_agg(to_char(date '2026-11-26' + i, 'YYYY-MM-DD')) as days from generate_series(0, 365) i) d`,
      [doctor.id],
    );
    for (let change = 0; change < 100; change += 1) expect((await quick.next()).type).toBe('slots');
  }
  slow.socket.resume();
  expect((await slow.closed)[0]).toBe(1006);
  expect(await figures()).toContain('hams_live_cut_total{reason="slow"} 1');
  quick.socket.close();
});
