import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ScheduleRule } from '#contract/scheduling/schedules.ts';
import { query } from '#db/statement.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { createMessages } from '#server/messaging/notices/create-messages.ts';
import { newStaff, type TestStaff } from '#server/testing/accounts/staff.ts';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import { callAsStaff, newDesk, type TestDesk } from '#server/testing/hospital/desk.ts';
import { bookVisit, newDoctor, newPatient } from '#server/testing/people.ts';

let hams: TestApp;
let desk: TestDesk;
let admin: TestStaff;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());
beforeEach(async () => {
  hams.setNow(thursdayMorning);
  desk = await newDesk(hams);
  admin = await newStaff(hams, desk.hospital, 'admin');
});

const call = (
  who: TestStaff,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: Record<string, unknown>,
) => callAsStaff(hams, who, method, url, body);
const rule = (more: Record<string, unknown> = {}) => ({
  practiceId: desk.practiceId,
  weekdays: [1, 3],
  from: '18:00',
  to: '20:00',
  interval: 15,
  everyWeeks: 1,
  validFrom: thursday,
  ...more,
});
const schedule = (who: TestStaff = admin) =>
  call(who, 'GET', `/hospital/schedules?practiceId=${desk.practiceId}`);
const refuseHours = () =>
  query(
    hams.db.pool,
    "update practices set desk_permissions = '{answer,move,collect}' where doctor_id = :id",
    {
      id: desk.doctor.id,
    },
  );
async function createHoursElsewhere(): Promise<ScheduleRule> {
  const own = await hams.app.inject({
    method: 'POST',
    url: '/api/practices',
    headers: desk.doctor.bearer,
    body: {
      name: 'Home clinic',
      location: { type: 'Point', coordinates: [78.4, 17.4] },
      fees: { clinic: 300 },
    },
  });
  const { practiceId } = own.json<{ practice: { practiceId: string } }>().practice;
  const added = await hams.app.inject({
    method: 'POST',
    url: '/api/schedules',
    headers: desk.doctor.bearer,
    body: rule({ practiceId, weekdays: [2], from: '07:00', to: '08:00' }),
  });
  return added.json<{ rules: ScheduleRule[] }>().rules[0] as ScheduleRule;
}
const entries = () =>
  query(
    hams.db.pool,
    `select event, actor_role, hospital_id, account_id, reason from audit_log
     where about = :practice and event = 'hours_changed' order by id`,
    { practice: desk.practiceId },
  );
async function listNotifications() {
  await createMessages(hams.deps, 100);
  return query<{ event: string }>(
    hams.db.pool,
    `select distinct event from messages where role = 'doctor' and person_id = :id and event in ('hoursChanged', 'dayClosed')
     order by event`,
    { id: desk.doctor.id },
  );
}

test('M-07 those who lead set the weekly hours of a doctor here; the log and the doctor know', async () => {
  const added = await call(admin, 'POST', '/hospital/schedules', rule());
  expect(added.status, JSON.stringify(added.body)).toBe(201);
  expect(added.body.rules).toMatchObject([{ weekdays: [1, 3], from: '18:00', practiceId: desk.practiceId }]);
  const { ruleId } = added.body;
  const changed = await call(admin, 'PUT', `/hospital/schedules/${ruleId}`, rule({ to: '19:00' }));
  expect(changed.body.rules).toMatchObject([{ to: '19:00' }]);
  const week = await call(
    desk.lakshmi,
    'GET',
    `/hospital/schedules/week?practiceId=${desk.practiceId}&from=2026-11-30`,
  );
  expect(week.body.days[0].practices).toMatchObject([{ origin: 'schedule', parts: [{ count: 4 }] }]);
  const ended = await call(admin, 'DELETE', `/hospital/schedules/${ruleId}?practiceId=${desk.practiceId}`);
  expect(ended.body.rules).toEqual([]);
  expect(await entries()).toEqual(
    Array(3).fill({
      event: 'hours_changed',
      actor_role: 'admin',
      hospital_id: desk.hospital.id,
      account_id: desk.doctor.id,
      reason: 'hours',
    }),
  );
  expect(await listNotifications()).toEqual([{ event: 'hoursChanged' }]);
});

test('M-07 of several changes in one sitting the doctor hears once, and again another time', async () => {
  const add = (weekday: number) => call(admin, 'POST', '/hospital/schedules', rule({ weekdays: [weekday] }));
  await add(1);
  await add(2);
  const announced = () =>
    query(hams.db.pool, "select from announcements where doctor_id = :id and event = 'hoursChanged'", {
      id: desk.doctor.id,
    });
  expect(await announced()).toHaveLength(1);
  hams.setNow(thursdayMorning + 11 * 60_000);
  await add(3);
  expect(await announced()).toHaveLength(2);
});

test('M-07 hours elsewhere are neither shown nor changed, and named by their day alone where they collide', async () => {
  const elsewhere = await createHoursElsewhere();
  expect((await schedule()).body.rules).toEqual([]);
  const collides = rule({ weekdays: [2], from: '07:30', to: '09:00' });
  const preview = await call(admin, 'POST', '/hospital/schedules/preview', {
    practiceId: desk.practiceId,
    rule: collides,
  });
  expect(preview.body.overlaps).toEqual({ date: '2026-12-01', rule: null });
  expect((await call(admin, 'POST', '/hospital/schedules', collides)).body.code).toBe('rules_overlap');
  const { ruleId, practiceId } = elsewhere;
  expect((await call(admin, 'PUT', `/hospital/schedules/${ruleId}`, rule())).body.code).toBe(
    'rule_not_found',
  );
  expect(
    (await call(admin, 'DELETE', `/hospital/schedules/${ruleId}?practiceId=${desk.practiceId}`)).body.code,
  ).toBe('rule_not_found');
  for (const answer of [
    await call(admin, 'POST', '/hospital/schedules', rule({ practiceId })),
    await call(admin, 'DELETE', `/hospital/schedules/${ruleId}?practiceId=${practiceId}`),
    await call(admin, 'GET', `/hospital/schedules?practiceId=${practiceId}`),
    await call(admin, 'GET', `/hospital/schedules/week?practiceId=${practiceId}&from=${thursday}`),
  ]) {
    expect(answer.body.code).toBe('practice_not_found');
  }
});

test('M-07 any desk closes a day: visits are moved by whom the event names, patients and doctor are told', async () => {
  const asha = await newPatient(hams);
  const { appointmentId } = (await bookVisit(hams, asha, desk.doctor, '11:00')).json<{
    appointmentId: string;
  }>();
  await call(desk.lakshmi, 'PUT', `/hospital/visits/${appointmentId}/respond`, { action: 'accept' });
  const close = () =>
    call(desk.lakshmi, 'PUT', `/hospital/schedules/days/${thursday}/close`, {
      practiceId: desk.practiceId,
      way: 'reschedule',
      reason: 'The doctor is ill',
    });
  expect((await close()).body).toMatchObject({ date: thursday, notified: 1 });
  expect((await close()).body).toMatchObject({ notified: 0 });
  const events = await query(
    hams.db.pool,
    `select e.action, e.actor_role, e.actor_id from appointment_events e join appointments a on a.id = e.appointment_id
     where a.patient_id = :id order by e.id desc limit 1`,
    { id: asha.id },
  );
  expect(events).toEqual([{ action: 'reschedule', actor_role: 'receptionist', actor_id: desk.lakshmi.id }]);
  const times = await call(
    desk.lakshmi,
    'GET',
    `/hospital/visits/times?doctorId=${formatId('doctor', desk.doctor.id)}&practiceId=${desk.practiceId}&date=${thursday}`,
  );
  expect(times.body.free).toEqual([]);
  expect(await listNotifications()).toEqual([{ event: 'dayClosed' }]);
  expect((await entries())[0]).toMatchObject({ actor_role: 'receptionist', reason: `closed ${thursday}` });
});

test('M-07 a closed day follows the weekly hours again', async () => {
  await call(admin, 'POST', '/hospital/schedules', rule({ weekdays: [5] }));
  const friday = '2026-11-27';
  const week = async () =>
    (await call(desk.lakshmi, 'GET', `/hospital/schedules/week?practiceId=${desk.practiceId}&from=${friday}`))
      .body.days[0].practices[0];
  const body = { practiceId: desk.practiceId, way: 'cancel', reason: 'Away' };
  await call(desk.lakshmi, 'PUT', `/hospital/schedules/days/${friday}/close`, body);
  expect(await week()).toMatchObject({ origin: 'hand', parts: [], inSchedule: true });
  await call(desk.lakshmi, 'PUT', `/hospital/schedules/days/${friday}/follow`, {
    practiceId: desk.practiceId,
  });
  expect(await week()).toMatchObject({ origin: 'schedule', parts: [{ count: 8 }] });
});

test('M-07 where the doctor keeps the hours, and at another hospital, nothing is changed', async () => {
  await refuseHours();
  expect((await schedule(desk.lakshmi)).body).toMatchObject({ mayChange: false });
  const body = { practiceId: desk.practiceId, way: 'cancel', reason: 'Away' };
  const tries = (who: TestStaff) =>
    Promise.all([
      call(who, 'POST', '/hospital/schedules', rule()),
      call(who, 'POST', '/hospital/schedules/preview', { practiceId: desk.practiceId, rule: rule() }),
      call(who, 'PUT', `/hospital/schedules/days/${thursday}/close`, body),
      call(who, 'PUT', `/hospital/schedules/days/${thursday}/follow`, { practiceId: desk.practiceId }),
    ]);
  expect((await tries(admin)).map((answer) => answer.body.code)).toEqual(Array(4).fill('desk_may_not'));
  const other = await newDesk(hams);
  const stranger = await newStaff(hams, other.hospital, 'owner');
  expect((await tries(stranger)).map((answer) => answer.body.code)).toEqual(
    Array(4).fill('practice_not_found'),
  );
  expect((await call(desk.lakshmi, 'POST', '/hospital/schedules', rule())).status).toBe(403);
});

test('K-01 M-07 a doctor says whether the hospital sets the hours', async () => {
  const doctor = await newDoctor(hams);
  const own = async () =>
    (await hams.app.inject({ url: '/api/practices', headers: doctor.bearer })).json<{
      practices: { practiceId: string; deskPermissions: string[] }[];
    }>().practices[0];
  const change = async (deskPermissions: string[]) =>
    hams.app.inject({
      method: 'PUT',
      url: `/api/practices/${(await own())?.practiceId}`,
      headers: doctor.bearer,
      body: { deskPermissions },
    });
  await change(['schedule', 'answer']);
  expect((await own())?.deskPermissions).toEqual(['answer', 'schedule']);
  await change(['move']);
  expect((await own())?.deskPermissions).toEqual(['move']);
});
