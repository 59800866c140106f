import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#domain/platform/calendar-days.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { toIsoWeekday } from '#domain/scheduling/weekly-days.ts';
import { type TestApp, testApp, thursday } from '#server/testing/app.ts';
import { insertLeave } from '#server/testing/insert-test-rows.ts';
import { bookVisit, newDoctor, newPatient, publishDay, type TestPerson } from '#server/testing/people.ts';
import { findMainPractice, insertPractice } from '#server/testing/practices.ts';

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());

const lastDay = addDays(thursday, 60);
/** Fridays, 18:00 to 20:00. */
const evenings = (practiceId: number) => ({
  practiceId: String(practiceId),
  weekdays: [5],
  from: '18:00',
  to: '20:00',
  interval: 30,
  everyWeeks: 1,
  validFrom: thursday,
});
const afternoons = (practiceId: number) => ({ ...evenings(practiceId), from: '14:00', to: '16:00' });
const fridays = Array.from({ length: 61 }, (_, index) => addDays(thursday, index)).filter(
  (day) => toIsoWeekday(day) === 5,
);
const friday = fridays[0] as string;

async function doctorOfTwo() {
  const doctor = await newDoctor(hams);
  return { doctor, main: await findMainPractice(hams, doctor), other: await insertPractice(hams, doctor) };
}

async function call(
  doctor: TestPerson,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
) {
  const answer = await hams.app.inject({
    method,
    url: `/api/schedules${path}`,
    headers: doctor.bearer,
    ...(body && { body }),
  });
  return { status: answer.statusCode, ...answer.json() };
}

async function listOffered(practiceId: number): Promise<Record<string, number[]>> {
  const { rows } = await hams.db.pool.query<{ day: string; starts: number[] }>(
    `select day, array_agg(s order by s)::int4[] as starts from published_days, unnest(starts) s
     where practice_id = $1 group by day order by day`,
    [practiceId],
  );
  return Object.fromEntries(rows.map(({ day, starts }) => [day, starts]));
}

describe('a rule', () => {
  test('K-03 is published at once, 60 days ahead, at its practice', async () => {
    const { doctor, other } = await doctorOfTwo();
    const added = await call(doctor, 'POST', '', evenings(other));
    expect(added).toMatchObject({
      status: 201,
      message: 'Weekly schedule saved',
      rules: [{ practiceId: formatId('practice', other), practiceName: 'Evening Clinic', mode: 'Any' }],
      effects: { until: lastDay, added: fridays, changed: [], removed: [], byHand: [], retained: [] },
    });
    expect(await listOffered(other)).toEqual(
      Object.fromEntries(fridays.map((day) => [day, [1080, 1110, 1140, 1170]])),
    );
    expect((await call(doctor, 'GET', '')).rules).toEqual(added.rules);
  });

  test('K-03 that began in the past publishes from today on and counts its weeks from then', async () => {
    const { doctor, other } = await doctorOfTwo();
    await call(doctor, 'POST', '', { ...evenings(other), everyWeeks: 2, validFrom: '2026-11-20' });
    expect(Object.keys(await listOffered(other))).toEqual(fridays.filter((_, index) => index % 2 === 1));
  });

  test('K-03 is previewed without changing anything', async () => {
    const { doctor, other } = await doctorOfTwo();
    const rule = { ...evenings(other), everyWeeks: null, nthOfMonth: [1, 3] };
    expect(await call(doctor, 'POST', '/preview', { rule })).toMatchObject({
      status: 200,
      effects: { added: ['2026-12-04', '2026-12-18', '2027-01-01', '2027-01-15'] },
      overlaps: null,
    });
    expect(await listOffered(other)).toEqual({});
  });

  test.each([
    [{ interval: 45 }, 'interval', 'divide the hours'],
    [{ interval: 4 }, 'interval', '5 to 60'],
    [{ from: '05:55', to: '06:55' }, 'from', 'between 06:00 and 23:00'],
    [{ to: '18:00' }, 'to', 'between 06:00 and 23:00'],
    [{ validTo: '2026-11-25' }, 'validTo', 'The last day'],
    [{ validFrom: '2020-01-01', validTo: '2020-02-01' }, 'validTo', 'in the past'],
    [{ weekdays: [] }, 'weekdays', 'day of the week'],
    [{ everyWeeks: 2, nthOfMonth: [1] }, 'everyWeeks', 'weeks'],
    [{ everyWeeks: null }, 'everyWeeks', 'weeks'],
  ])('K-03 with %o is refused at the field %s', async (changes, field, sentence) => {
    const { doctor, other } = await doctorOfTwo();
    const answer = await call(doctor, 'POST', '', { ...evenings(other), ...changes });
    expect(answer).toMatchObject({ status: 400, code: 'invalid_request', fields: [{ field }] });
    expect(answer.fields[0].message).toContain(sentence);
    expect(await listOffered(other)).toEqual({});
  });

  test('K-03 is refused where the practice has no such visits', async () => {
    const { doctor, other } = await doctorOfTwo();
    await hams.db.pool.query("update practices set modes = '{Offline}' where id = $1", [other]);
    expect(await call(doctor, 'POST', '', evenings(other))).toMatchObject({ fields: [{ field: 'mode' }] });
    const inClinic = await call(doctor, 'POST', '', { ...evenings(other), mode: 'Offline' });
    expect(inClinic.status).toBe(201);
  });

  test('K-03 that overlaps one of another practice is refused, and the preview names that one', async () => {
    const { doctor, main, other } = await doctorOfTwo();
    const { ruleId } = await call(doctor, 'POST', '', { ...evenings(main), everyWeeks: 2 });
    const rule = { ...evenings(other), from: '19:30', to: '20:30', validFrom: '2026-11-30' };
    expect(await call(doctor, 'POST', '', rule)).toMatchObject({ status: 409, code: 'rules_overlap' });
    expect(await call(doctor, 'POST', '/preview', { rule })).toMatchObject({
      overlaps: { date: '2026-12-11', rule: { ruleId } },
    });
    expect((await call(doctor, 'PUT', `/${ruleId}`, { ...evenings(main), from: '19:00' })).status).toBe(200);
    expect((await call(doctor, 'POST', '', { ...rule, from: '20:00' })).status).toBe(201);
  });

  test('K-03 of somebody else is not there', async () => {
    const [{ doctor, other }, stranger] = [await doctorOfTwo(), await newDoctor(hams)];
    const { ruleId } = await call(doctor, 'POST', '', evenings(other));
    const mine = evenings(await findMainPractice(hams, stranger));
    expect(await call(stranger, 'POST', '', evenings(other))).toMatchObject({ code: 'practice_not_found' });
    for (const [method, body] of [['PUT', mine], ['DELETE']] as const) {
      expect(await call(stranger, method, `/${ruleId}`, body)).toMatchObject({
        status: 404,
        code: 'rule_not_found',
      });
    }
    const preview = await call(stranger, 'POST', '/preview', { ruleId, rule: null });
    expect(preview).toMatchObject({ code: 'rule_not_found' });
  });
});

describe('a change', () => {
  test('K-03 withdraws what is free, keeps the time of a visit and names it', async () => {
    const { doctor, main } = await doctorOfTwo();
    const patient = await newPatient(hams);
    const { ruleId } = await call(doctor, 'POST', '', afternoons(main));
    expect((await bookVisit(hams, patient, doctor, '15:30', { date: friday })).statusCode).toBe(201);
    const earlier = { ...afternoons(main), from: '13:00', to: '14:00' };
    const preview = await call(doctor, 'POST', '/preview', { ruleId, rule: earlier });
    expect(preview.effects).toMatchObject({ changed: fridays, retained: [{ date: friday, slot: '15:30' }] });
    expect((await call(doctor, 'PUT', `/${ruleId}`, earlier)).effects).toEqual(preview.effects);
    expect((await listOffered(main))[friday]).toEqual([780, 810, 930]);

    const ended = await call(doctor, 'DELETE', `/${ruleId}`);
    expect(ended).toMatchObject({ message: 'Weekly hours ended', rules: [], effects: { removed: fridays } });
    expect(Object.keys(await listOffered(main))).toEqual([thursday]);
    const { rows } = await hams.db.pool.query(
      `select starts, retained from published_days where practice_id = $1 and day = $2 and retained <> '{}'`,
      [main, friday],
    );
    expect(rows).toEqual([{ starts: [], retained: [930] }]);
  });

  test('K-03 may move hours from one practice to the other', async () => {
    const { doctor, main, other } = await doctorOfTwo();
    const [one, two] = [
      await call(doctor, 'POST', '', evenings(main)),
      await call(doctor, 'POST', '', { ...evenings(other), from: '20:00', to: '22:00' }),
    ];
    await hams.db.pool.query(
      `update schedule_rules set practice_id = case id when $1 then $4::bigint else $3::bigint end where id in ($1, $2)`,
      [one.ruleId, two.ruleId, main, other],
    );
    expect((await call(doctor, 'PUT', `/${one.ruleId}`, evenings(other))).status).toBe(200);
    expect((await listOffered(main))[friday]).toEqual([1200, 1230, 1260, 1290]);
    expect((await listOffered(other))[friday]).toEqual([1080, 1110, 1140, 1170]);
  });

  test('K-03 while patients book leaves every visit at a time that is published', async () => {
    const { doctor, main } = await doctorOfTwo();
    const patients = await Promise.all(fridays.map(() => newPatient(hams)));
    const { ruleId } = await call(doctor, 'POST', '', afternoons(main));
    const [bookings, ...changes] = await Promise.all([
      Promise.all(
        patients.map((each, index) => bookVisit(hams, each, doctor, '15:30', { date: fridays[index] })),
      ),
      call(doctor, 'PUT', `/${ruleId}`, { ...afternoons(main), to: '15:00' }),
      call(doctor, 'PUT', `/${ruleId}`, { ...afternoons(main), from: '13:00' }),
      call(doctor, 'PUT', `/${ruleId}`, { ...afternoons(main), to: '14:30' }),
    ]);
    expect(changes.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { rows } = await hams.db.pool.query<{ day: string }>(
      'select day from published_days where practice_id = $1 and 930 = any(starts || retained)',
      [main],
    );
    const retained = new Set(rows.map(({ day }) => day));
    expect(bookings.map(({ statusCode }) => statusCode)).toContain(201);
    for (const [index, { statusCode }] of bookings.entries()) {
      expect([201, 422]).toContain(statusCode);
      if (statusCode === 201) expect(retained).toContain(fridays[index]);
    }
  });
});

describe('what wins over the schedule', () => {
  test('K-04 a day by hand stays, until it follows the schedule again', async () => {
    const { doctor, main } = await doctorOfTwo();
    await publishDay(hams, doctor, friday, ['09:00'], 60);
    expect((await call(doctor, 'POST', '', evenings(main))).effects).toMatchObject({
      byHand: [friday],
      added: fridays.slice(1),
    });
    expect((await listOffered(main))[friday]).toEqual([540]);
    const follow = () =>
      call(doctor, 'PUT', `/days/${friday}/follow`, { practiceId: formatId('practice', main) });
    for (const answer of [await follow(), await follow()]) {
      expect(answer).toEqual({ status: 200, message: 'This day follows the weekly schedule again' });
    }
    expect((await listOffered(main))[friday]).toEqual([1080, 1110, 1140, 1170]);
    const practiceId = String(main);
    expect(await call(doctor, 'PUT', '/days/2026-11-25/follow', { practiceId })).toMatchObject({
      code: 'day_past',
    });
    expect(await call(doctor, 'PUT', '/days/2027-11-25/follow', { practiceId })).toMatchObject({
      code: 'day_too_far',
    });
    expect(await call(await newDoctor(hams), 'PUT', `/days/${friday}/follow`, { practiceId })).toMatchObject({
      code: 'practice_not_found',
    });
  });

  test('K-04 times by hand at another practice stay too, and the rule fills what is left', async () => {
    const { doctor, main, other } = await doctorOfTwo();
    await publishDay(hams, doctor, friday, ['16:00'], 60);
    await call(doctor, 'POST', '', { ...evenings(other), from: '16:30', to: '18:00' });
    expect((await listOffered(main))[friday]).toEqual([960]);
    expect((await listOffered(other))[friday]).toEqual([1020, 1050]);
  });

  test('K-04 the week says where its times come from', async () => {
    const { doctor, main, other } = await doctorOfTwo();
    await publishDay(hams, doctor, friday, ['09:00', '09:30', '11:00'], 30);
    await call(doctor, 'POST', '', evenings(other));
    await bookVisit(hams, await newPatient(hams), doctor, '11:00', { date: friday });
    const { days } = await call(doctor, 'GET', `/week?from=2026-11-20`);
    expect(days.map(({ date }: { date: string }) => date)).toEqual(
      Array.from({ length: 7 }, (_, index) => addDays(thursday, index)),
    );
    expect(days[1].practices).toMatchObject([
      {
        practiceId: formatId('practice', main),
        origin: 'hand',
        inSchedule: false,
        booked: 1,
        parts: [
          {
            count: 3,
            times: [
              { from: '09:00', to: '10:00' },
              { from: '11:00', to: '11:30' },
            ],
          },
        ],
      },
      {
        practiceName: 'Evening Clinic',
        origin: 'schedule',
        inSchedule: true,
        booked: 0,
        parts: [{ interval: 30, mode: 'Any', count: 4, times: [{ from: '18:00', to: '20:00' }] }],
      },
    ]);
  });

  test('K-04 the week shows what a leave closes as leave, and the hours beside it', async () => {
    const { doctor, other } = await doctorOfTwo();
    await call(doctor, 'POST', '', evenings(other));
    await insertLeave(hams, doctor, { from: friday, to: friday, fromMinutes: 1140, toMinutes: 1440 });
    const { days } = await call(doctor, 'GET', `/week?from=${thursday}`);
    expect(days[1].practices).toMatchObject([
      { origin: 'leave', parts: [{ count: 2, times: [{ from: '18:00', to: '19:00' }] }] },
    ]);
  });
});
