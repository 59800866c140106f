import { afterAll, beforeAll, expect, test } from 'vitest';
import { topUpDemoSlots } from '#db/demo/publish-demo-slots.ts';
import { query } from '#db/statement.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import { findFirstOverlap, findRuleFault } from '#domain/scheduling/weekly-schedule.ts';
import { today } from '#server/platform/clock.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { insertHoliday } from '#server/testing/insert-test-rows.ts';
import { loadTestDemo } from '#server/testing/load-test-demo.ts';
import { insertPublishedDay, insertScheduleRule } from '#server/testing/practices.ts';
import { publishAllSchedules } from './publish-all-schedules.ts';
import { listRules } from './schedule-queries.ts';
import { toWeekRule } from './to-week-rule.ts';

const mondayEvening = Date.parse('2026-11-23T18:20:00+05:30');
const dayLength = 86_400_000;

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
  hams.setNow(mondayEvening);
  await loadTestDemo(hams);
});
afterAll(() => hams.close());

async function listPublished() {
  const { rows } = await hams.db.pool.query<{ practice_id: string; day: string; written: string }>(
    `select practice_id, day, interval_minutes, mode, starts, source, xmin::text as written from published_days
     where practice_id in (select practice_id from schedule_rules) order by 1, 2, 3, 4`,
  );
  return rows;
}

const publishAgain = async () => {
  await hams.db.pool.query("update published_schedules set until = '-infinity'");
  await publishAllSchedules(hams.deps);
};

test('K-03 the demo has published what the job would: it writes nothing, and on later days what is new', async () => {
  const before = await listPublished();
  const last = addDays(today(hams.deps.clock), 60);
  expect(before.some(({ day }) => day > addDays(last, -3))).toBe(true);
  await publishAgain();
  expect(await listPublished()).toEqual(before);
  // The next Monday evening.
  hams.setNow(mondayEvening + 3 * dayLength);
  await publishAgain();
  hams.setNow(mondayEvening);
  const after = await listPublished();
  expect(after.filter(({ day }) => day === addDays(last, 3)).length).toBeGreaterThan(10);
  expect(after.filter(({ day }) => day > addDays(last, 3))).toEqual([]);
  expect(after.filter(({ day }) => day <= last)).toEqual(before);
});

test('K-03 each rule of the demo could have been kept by its doctor, and none overlaps another or the main hours', async () => {
  const doctors = await query<{ id: number }>(
    hams.db.pool,
    'select distinct doctor_id as id from practices p join schedule_rules r on r.practice_id = p.id',
  );
  expect(doctors.length).toBeGreaterThan(40);
  for (const { id } of doctors) {
    const rows = await listRules(hams.db.pool, { doctorId: Number(id), from: '2026-11-23' });
    const rules = rows.map(toWeekRule);
    expect(rules.map(findRuleFault).filter((fault) => fault !== null)).toEqual([]);
    for (const [index, rule] of rules.entries()) {
      expect(rule.from).toBeGreaterThanOrEqual(17 * 60);
      for (const other of rules.slice(index + 1))
        expect(findFirstOverlap(rule, other, '2026-11-23')).toBeNull();
    }
  }
});

test('K-04 topping up leaves holidays, schedules and times elsewhere alone', async () => {
  const client = await hams.db.pool.connect();
  const [ananya] = await query<{ id: number; main: number; other: number }>(
    client,
    `select d.id, m.id as main, o.id as other from doctors d
     join practices m on m.doctor_id = d.id and m.is_main join practices o on o.doctor_id = d.id and not o.is_main
     join accounts a on a.id = d.account_id where a.phone = '9100000001'`,
  );
  const [colleague] = await query<{ main: number; hospital: number }>(
    client,
    `select m.id as main, m.hospital_id as hospital from practices m
     where m.is_main and m.hospital_id is not null and not exists (select from hospital_holidays h
       where h.hospital_id = m.hospital_id) and m.doctor_id <> :id limit 1`,
    { id: ananya?.id },
  );
  const [scheduled] = await query<{ main: number }>(
    client,
    'select id as main from practices where is_main and doctor_id <> :id order by id desc limit 1',
    { id: ananya?.id },
  );
  // The fifteenth day from now is not published yet.
  const later = addDays('2026-11-23', 15);
  await insertHoliday(hams, colleague?.hospital ?? 0, later, 'Foundation Day');
  const sundays = { weekdays: [7], from: 540, to: 600, validFrom: '2027-01-01' };
  await insertScheduleRule(hams, scheduled?.main ?? 0, sundays);
  await insertPublishedDay(hams, ananya?.other ?? 0, { day: later, minutes: 60, starts: [600] });
  await topUpDemoSlots(client, new Date(mondayEvening + dayLength), hams.deps.clock.timeZone);
  client.release();
  const days = await query<{ practice_id: number; starts: number[] }>(
    hams.db.pool,
    'select practice_id, starts from published_days where day = :later and practice_id = any(:mains::bigint[])',
    { later, mains: [ananya?.main, colleague?.main, scheduled?.main] },
  );
  expect(days.map(({ practice_id }) => practice_id)).toEqual([ananya?.main]);
  expect(days[0]?.starts).toContain(585);
  expect(days[0]?.starts).not.toContain(600);
  expect(days[0]?.starts).not.toContain(645);
  expect(days[0]?.starts).toContain(660);
});
