import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionList } from '#contract/accounts/sessions.ts';
import { unattendedHeader } from '#contract/appointments/unattended-header.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';
import { quietLog } from '#server/testing/platform/collect-log.ts';
import { createTokenReader } from './authenticate.ts';
import { endIdleSessions } from './idle.ts';

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp({ DOCTOR_IDLE_MINUTES: '720' });
});
beforeEach(() => hams.setNow(thursdayMorning));
afterEach(() => void vi.restoreAllMocks());
afterAll(() => hams.close());

const minute = 60_000;
const at = (minutes: number) => hams.setNow(thursdayMorning + minutes * minute);
const listSessions = (who: TestPerson, headers: Record<string, string> = {}) =>
  hams.app.inject({ url: '/api/sessions', headers: { ...who.bearer, ...headers } });
const askedBy = async (who: TestPerson, headers?: Record<string, string>) =>
  (await listSessions(who, headers)).statusCode;
const unattended = { [unattendedHeader]: '1' };
const lastUsed = async (who: TestPerson) => {
  const [session] = (await listSessions(who, unattended)).json<SessionList>().sessions;
  return Date.parse(session?.lastUsedAt ?? '') - thursdayMorning;
};
/** Row versions (xmin): a row that was written has another one. */
const listRowVersions = async ({ id }: TestPerson) =>
  (await hams.db.pool.query('select xmin from sessions where doctor_id = $1', [id])).rows;

describe('when a session was last used', () => {
  test('A-12 is noted, at most every five minutes', async () => {
    const doctor = await newDoctor(hams);
    const before = await listRowVersions(doctor);
    at(4);
    await Promise.all([askedBy(doctor), askedBy(doctor)]);
    expect([await lastUsed(doctor), await listRowVersions(doctor)]).toEqual([0, before]);
    at(5);
    await Promise.all(Array.from({ length: 8 }, () => askedBy(doctor)));
    const noted = await listRowVersions(doctor);
    expect(await lastUsed(doctor)).toBe(5 * minute);
    at(9);
    await askedBy(doctor);
    expect([await lastUsed(doctor), await listRowVersions(doctor)]).toEqual([5 * minute, noted]);
  });

  test('A-12 is not what a tab asks by itself, nor its live line', async () => {
    const doctor = await newDoctor(hams);
    at(60);
    expect(await askedBy(doctor, unattended)).toBe(200);
    await createTokenReader(hams.deps)(doctor.token);
    expect(await lastUsed(doctor)).toBe(0);
  });

  test('A-12 that cannot be noted refuses nobody', async () => {
    const doctor = await newDoctor(hams);
    const said = quietLog('warn');
    await hams.db.pool.query(`
      create function full_disk() returns trigger language plpgsql as
        $$ begin raise exception using errcode = 'disk_full'; end $$;
      create trigger full_disk before update on sessions for each row execute function full_disk()`);
    try {
      at(10);
      expect(await askedBy(doctor)).toBe(200);
      expect(said).toHaveBeenCalledOnce();
    } finally {
      await hams.db.pool.query('drop function full_disk cascade');
    }
  });
});

test('A-12 a doctor’s session that nobody used for twelve hours is over', async () => {
  const doctor = await newDoctor(hams);
  at(720 - 1);
  expect(await askedBy(doctor, unattended)).toBe(200);
  at(720);
  const answer = await listSessions(doctor);
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ code: 'unauthenticated' });
  expect(await createTokenReader(hams.deps)(doctor.token)).toBeNull();
});

test('A-12 use puts the end off, whatever else a tab asks by itself', async () => {
  const doctor = await newDoctor(hams);
  at(700);
  expect(await askedBy(doctor)).toBe(200);
  at(1400);
  expect(await askedBy(doctor, unattended)).toBe(200);
  at(1420);
  expect(await askedBy(doctor)).toBe(401);
});

test('A-12 an idle session is not in the list of the others, and ends for good', async () => {
  const doctor = await newDoctor(hams);
  at(720);
  const body = { phone: doctor.phone, password: 'teal kettle' };
  const login = await hams.app.inject({ method: 'POST', url: '/api/doctors/login', body });
  const { token } = login.json<{ token: string }>();
  const now: TestPerson = { ...doctor, bearer: { authorization: `Bearer ${token}` } };
  expect((await listSessions(now)).json()).toMatchObject({ sessions: [{ isThisOne: true }] });

  await endIdleSessions(hams.deps);
  const { rows } = await hams.db.pool.query(
    'select ended_at from sessions where doctor_id = $1 order by created_at',
    [doctor.id],
  );
  expect(rows).toEqual([{ ended_at: new Date(thursdayMorning + 720 * minute) }, { ended_at: null }]);
  expect(await askedBy(now)).toBe(200);
});

test('A-12 a patient’s session does not end by being idle', async () => {
  const patient = await newPatient(hams);
  at(6 * 24 * 60);
  await endIdleSessions(hams.deps);
  expect(await askedBy(patient)).toBe(200);
});

test('A-12 a clinic may choose another time, or none', async () => {
  const doctor = await newDoctor(hams);
  const createAppWithIdleLimit = (doctorIdleMinutes: number) =>
    createTokenReader({ ...hams.deps, config: { ...hams.deps.config, doctorIdleMinutes } })(doctor.token);
  at(60);
  expect(await createAppWithIdleLimit(60)).toBeNull();
  expect(await createAppWithIdleLimit(61)).toMatchObject({ id: doctor.id });
  at(6 * 24 * 60);
  expect(await createAppWithIdleLimit(0)).toMatchObject({ id: doctor.id });
  await endIdleSessions({ ...hams.deps, config: { ...hams.deps.config, doctorIdleMinutes: 0 } });
  expect(await createAppWithIdleLimit(0)).toMatchObject({ id: doctor.id });
});
