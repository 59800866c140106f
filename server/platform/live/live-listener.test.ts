import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Topic } from '#contract/platform/live-frames.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { newDoctor, newPatient, publishDay, type TestPerson } from '#server/testing/people.ts';
import { quietLog } from '#server/testing/platform/collect-log.ts';
import { createSettle, openTab } from '#server/testing/platform/tabs.ts';

let hams: TestApp;
let doctor: TestPerson;
let patient: TestPerson;

beforeAll(async () => {
  hams = await testApp();
  [doctor, patient] = await Promise.all([newDoctor(hams), newPatient(hams)]);
  await (await createSettle(hams, [hams.app]))();
});
afterAll(() => hams.close());
afterEach(() => void vi.restoreAllMocks());

const listeners = async () => {
  const { rows } = await hams.deps.database.pool.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'hams live' and datname = current_database()",
  );
  return rows.map(({ pid }) => pid);
};
const endListener = async () => {
  const [pid] = await listeners();
  await hams.deps.database.pool.query('select pg_terminate_backend($1)', [pid]);
};

test('E-08 after its connection to PostgreSQL was cut, the process says to every tab: ask again', async () => {
  quietLog('warn');
  const slots: Topic = `slots:DOC-${doctor.id}`;
  const looker = await openTab(hams.app);
  await looker.follow(slots);
  await endListener();
  expect(await looker.next()).toEqual({ type: 'following', topic: slots });
  await publishDay(hams, doctor, '2026-12-24', ['09:00'], 15);
  expect(await looker.next()).toEqual({ type: 'slots', topic: slots, days: ['2026-12-24'] });
  looker.socket.close();
});

test('E-08 a session that ended while nobody listened is noticed all the same', async () => {
  quietLog('warn');
  const topic = `patient:${formatId('patient', patient.id)}` as Topic;
  const tab = await openTab(hams.app, patient.token);
  await tab.follow(topic);
  // As if its end had been reported while the connection was down.
  await hams.db.pool.query(`
    alter table sessions disable trigger sessions_ended;
    update sessions set ended_at = now() where patient_id = ${patient.id};
    alter table sessions enable trigger sessions_ended`);
  await endListener();
  expect(await tab.next()).toEqual({ type: 'following', topic });
  expect(await tab.next()).toEqual({ type: 'refused', topic, because: 'unauthenticated' });
  tab.socket.close();
});

test('E-08 what no version of ours says is put down, and the next message is heard', async () => {
  const error = quietLog('error');
  const slots: Topic = `slots:DOC-${doctor.id}`;
  const looker = await openTab(hams.app);
  await looker.follow(slots);
  await hams.deps.database.pool.query(
    "select pg_notify('live', 'nonsense'), pg_notify('live', '{\"kind\":\"x\"}')",
  );
  await publishDay(hams, doctor, '2026-12-25', ['09:00'], 15);
  expect(await looker.next()).toEqual({ type: 'slots', topic: slots, days: ['2026-12-25'] });
  expect(error).toHaveBeenCalledTimes(2);
  looker.socket.close();
});

test('E-08 what no process of ours has changed is told all the same, and what fits into no message holds up nothing', async () => {
  const slots: Topic = `slots:DOC-${doctor.id}`;
  const looker = await openTab(hams.app);
  await looker.follow(slots);
  await hams.deps.database.pool.query("insert into live_changes values (repeat('x', 8000))");
  await hams.deps.database.pool.query(
    `insert into published_days (practice_id, doctor_id, day, interval_minutes, starts)
         select id, doctor_id, '2026-12-26', 15, '{540}' from practices where doctor_id = $1 and is_main`,
    [doctor.id],
  );
  expect(await looker.next()).toEqual({ type: 'slots', topic: slots, days: ['2026-12-26'] });
  const { rowCount } = await hams.deps.database.pool.query('select from live_changes');
  expect(rowCount).toBe(0);
  looker.socket.close();
});

test('E-08 a process that has stopped listens no more', async () => {
  const stopped = await testApp();
  await stopped.app.close();
  const { rowCount } = await stopped.deps.database.pool.query(
    "select from pg_stat_activity where application_name = 'hams live' and datname = current_database()",
  );
  expect(rowCount).toBe(0);
  await stopped.db.close();
});
