import { afterAll, beforeAll, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import { newDoctor } from '#server/testing/people.ts';
import { newPractice } from '#server/testing/practices.ts';
import { publishSchedules } from './publish-schedules.ts';

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());

const dayLength = 86_400_000;

/** A doctor's second practice with a rule for every evening, 18:00 to 19:00, as the demo stores it. */
async function practiceWithRule(hours: [number, number] = [1080, 1140]) {
  const practice = await newPractice(hams, await newDoctor(hams));
  await addRule(practice, hours);
  return practice;
}

const addRule = (practice: number, [from, to]: [number, number]) =>
  query(
    hams.db.pool,
    `insert into schedule_rules (practice_id, weekdays, from_minutes, to_minutes, interval_minutes, every_weeks, valid_from)
     values (:practice, '{1,2,3,4,5,6,7}', :from, :to, 30, 1, '2026-01-01')`,
    { practice, from, to },
  );

/** The days on which a practice offers something, and every change of its rows: no change leaves them as they are. */
async function published(practice: number) {
  const { rows } = await hams.db.pool.query<{ day: string; starts: number[]; written: string }>(
    `select day, starts, xmin::text as written from published_days
     where practice_id = $1 and starts <> '{}' order by day, interval_minutes`,
    [practice],
  );
  return rows;
}
const daysOf = async (practice: number) => (await published(practice)).map(({ day }) => day);

test('K-03 the job publishes 60 days ahead, one more with each day, and writes nothing twice', async () => {
  const practice = await practiceWithRule();
  await publishSchedules(hams.deps);
  const first = await published(practice);
  expect(first).toHaveLength(61);
  expect(first[60]).toMatchObject({ day: addDays(thursday, 60), starts: [1080, 1110] });
  await publishSchedules(hams.deps);
  expect(await published(practice)).toEqual(first);

  hams.setNow(thursdayMorning + dayLength);
  await publishSchedules(hams.deps);
  hams.setNow(thursdayMorning);
  const second = await published(practice);
  expect(second.slice(0, 61)).toEqual(first);
  expect(second.slice(61).map(({ day }) => day)).toEqual([addDays(thursday, 61)]);
});

test('K-03 two processes at the same moment publish once, with one message', async () => {
  const practice = await practiceWithRule();
  const client = await hams.db.pool.connect();
  try {
    await client.query('begin');
    // Both begin while the doctor's messages wait here.
    await client.query('lock table live_changes in share mode');
    const both = Promise.all([publishSchedules(hams.deps), publishSchedules(hams.deps)]);
    await expect
      .poll(async () => (await hams.db.pool.query('select from pg_locks where not granted')).rowCount)
      .toBeGreaterThan(0);
    await client.query('commit');
    await both;
  } finally {
    client.release();
  }
  const rows = await published(practice);
  expect(rows).toHaveLength(61);
  expect(new Set(rows.map(({ written }) => written)).size).toBe(1);
});

test('K-03 one doctor who cannot be published keeps nobody else from it', async () => {
  const [broken, fine] = [await practiceWithRule(), await practiceWithRule()];
  await hams.db.pool.query(
    `alter table published_days add constraint not_this check (practice_id <> ${broken}) not valid`,
  );
  await expect(publishSchedules(hams.deps)).rejects.toThrow('The schedules of 1 doctors');
  expect(await daysOf(fine)).toHaveLength(61);
  await hams.db.pool.query('alter table published_days drop constraint not_this');
  await publishSchedules(hams.deps);
  expect(await daysOf(broken)).toHaveLength(61);
});

test('K-03 overlapping rules, which only somebody else could store, publish each time once', async () => {
  const practice = await practiceWithRule();
  await addRule(practice, [1110, 1200]);
  await publishSchedules(hams.deps);
  expect((await published(practice))[0]).toMatchObject({ starts: [1080, 1110, 1140, 1170] });
});

test('K-04 a holiday of its hospital closes a day of the practice, and opens it when it is taken back', async () => {
  const practice = await practiceWithRule();
  await publishSchedules(hams.deps);
  await hams.db.pool.query(
    `with added as (
       insert into hospitals (name, registration_id, location, address_line, city, state, pincode)
       values ('Lake Clinic', 'L-1', point(76, 9), '', '', '', '682001') returning id
     ), named as (update practices set hospital_id = (select id from added) where id = $1)
     insert into hospital_holidays (hospital_id, day, name) select id, '2026-12-25', 'Christmas' from added`,
    [practice],
  );
  await publishSchedules(hams.deps);
  expect(await daysOf(practice)).not.toContain('2026-12-25');
  expect(await daysOf(practice)).toHaveLength(60);
  await hams.db.pool.query('delete from hospital_holidays');
  await publishSchedules(hams.deps);
  expect(await daysOf(practice)).toContain('2026-12-25');
});
