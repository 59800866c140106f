import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/platform/calendar-days.ts';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import { insertHoliday, insertHospital } from '#server/testing/insert-test-rows.ts';
import { newDoctor } from '#server/testing/people.ts';
import { insertPractice, insertScheduleRule } from '#server/testing/practices.ts';
import { publishAllSchedules } from './publish-all-schedules.ts';

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());

const dayLength = 86_400_000;

/**
 * Creates a doctor's second practice with a rule for every evening, 18:00 to 19:00, as the demo stores it.
 */
async function createPracticeWithRule() {
  const practice = await insertPractice(hams, await newDoctor(hams));
  await insertScheduleRule(hams, practice, { from: 1080, to: 1140 });
  return practice;
}

/**
 * Days on which a practice offers something, with their write markers: an unchanged marker means no write.
 */
async function listPublished(practice: number) {
  const { rows } = await hams.db.pool.query<{ day: string; starts: number[]; written: string }>(
    `select day, starts, xmin::text as written from published_days
     where practice_id = $1 and starts <> '{}' order by day, interval_minutes`,
    [practice],
  );
  return rows;
}
const listDays = async (practice: number) => (await listPublished(practice)).map(({ day }) => day);

test('K-03 the job publishes 60 days ahead, one more with each day, and writes nothing twice', async () => {
  const practice = await createPracticeWithRule();
  await publishAllSchedules(hams.deps);
  const first = await listPublished(practice);
  expect(first).toHaveLength(61);
  expect(first[60]).toMatchObject({ day: addDays(thursday, 60), starts: [1080, 1110] });
  await publishAllSchedules(hams.deps);
  expect(await listPublished(practice)).toEqual(first);

  hams.setNow(thursdayMorning + dayLength);
  await publishAllSchedules(hams.deps);
  hams.setNow(thursdayMorning);
  const second = await listPublished(practice);
  expect(second.slice(0, 61)).toEqual(first);
  expect(second.slice(61).map(({ day }) => day)).toEqual([addDays(thursday, 61)]);
});

test('K-03 two processes at the same moment publish once, with one message', async () => {
  const practice = await createPracticeWithRule();
  const client = await hams.db.pool.connect();
  try {
    await client.query('begin');
    // Both begin while the doctor's messages wait here.
    await client.query('lock table live_changes in share mode');
    const both = Promise.all([publishAllSchedules(hams.deps), publishAllSchedules(hams.deps)]);
    await expect
      .poll(async () => (await hams.db.pool.query('select from pg_locks where not granted')).rowCount)
      .toBeGreaterThan(0);
    await client.query('commit');
    await both;
  } finally {
    client.release();
  }
  const rows = await listPublished(practice);
  expect(rows).toHaveLength(61);
  expect(new Set(rows.map(({ written }) => written)).size).toBe(1);
});

test('K-03 one doctor who cannot be published keeps nobody else from it', async () => {
  const [broken, fine] = [await createPracticeWithRule(), await createPracticeWithRule()];
  await hams.db.pool.query(
    `alter table published_days add constraint not_this check (practice_id <> ${broken}) not valid`,
  );
  await expect(publishAllSchedules(hams.deps)).rejects.toThrow('The schedules of 1 doctors');
  expect(await listDays(fine)).toHaveLength(61);
  await hams.db.pool.query('alter table published_days drop constraint not_this');
  await publishAllSchedules(hams.deps);
  expect(await listDays(broken)).toHaveLength(61);
});

test('K-03 overlapping rules, which only somebody else could store, publish each time once', async () => {
  const practice = await createPracticeWithRule();
  await insertScheduleRule(hams, practice, { from: 1110, to: 1200 });
  await publishAllSchedules(hams.deps);
  expect((await listPublished(practice))[0]).toMatchObject({ starts: [1080, 1110, 1140, 1170] });
});

test('K-04 a holiday of its hospital closes a day of the practice, and opens it when it is taken back', async () => {
  const practice = await createPracticeWithRule();
  await publishAllSchedules(hams.deps);
  const hospital = await insertHospital(hams);
  await hams.db.pool.query('update practices set hospital_id = $1 where id = $2', [hospital, practice]);
  await insertHoliday(hams, hospital, '2026-12-25', 'Christmas');
  await publishAllSchedules(hams.deps);
  expect(await listDays(practice)).not.toContain('2026-12-25');
  expect(await listDays(practice)).toHaveLength(60);
  await hams.db.pool.query('delete from hospital_holidays');
  await publishAllSchedules(hams.deps);
  expect(await listDays(practice)).toContain('2026-12-25');
});
