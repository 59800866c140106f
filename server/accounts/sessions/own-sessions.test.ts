import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SessionList } from '#contract/accounts/sessions.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
});
beforeEach(() => hams.setNow(thursdayMorning));
afterAll(() => hams.close());

const minute = 60_000;
const androidChrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

type Role = 'patient' | 'doctor';
const newPerson = { patient: () => newPatient(hams), doctor: () => newDoctor(hams) };
type Bearer = Pick<TestPerson, 'bearer'>;

const call = (method: 'GET' | 'DELETE', path: string, { bearer }: Bearer) =>
  hams.app.inject({ method, url: `/api${path}`, headers: bearer });
const listSessions = async (who: Bearer) =>
  (await call('GET', '/sessions', who)).json<SessionList>().sessions;
const getStatus = async (who: Bearer) => (await call('GET', '/sessions', who)).statusCode;
const thisOne = async (who: Bearer) =>
  (await listSessions(who)).find(({ isThisOne }) => isThisOne)?.sessionId ?? '';

async function logInOnOtherDevice(
  role: Role,
  { phone }: TestPerson,
  userAgent = androidChrome,
): Promise<Bearer> {
  const answer = await hams.app.inject({
    method: 'POST',
    url: `/api/${role}s/login`,
    headers: { 'user-agent': userAgent },
    body: { phone, password: 'teal kettle' },
  });
  return { bearer: { authorization: `Bearer ${answer.json<{ token: string }>().token}` } };
}

test.each(['patient', 'doctor'] as const)(
  'A-12 a %s sees where they are logged in: device in two words, since when, last used, and which is this one',
  async (role) => {
    const here = await newPerson[role]();
    hams.setNow(thursdayMorning + 30 * minute);
    const phone = await logInOnOtherDevice(role, here);
    const [first, second, ...more] = await listSessions(phone);
    expect(more).toEqual([]);
    expect(first).toEqual({
      sessionId: expect.stringMatching(/^[\da-f-]{36}$/),
      browser: 'Chrome',
      system: 'Android',
      since: new Date(thursdayMorning + 30 * minute).toISOString(),
      lastUsedAt: new Date(thursdayMorning + 30 * minute).toISOString(),
      isThisOne: true,
    });
    expect(second).toMatchObject({
      browser: null,
      since: new Date(thursdayMorning).toISOString(),
      isThisOne: false,
    });
    expect((await listSessions(here)).map(({ isThisOne }) => isThisOne)).toEqual([false, true]);
  },
);

test('A-12 of the header nothing is stored but the two words', async () => {
  const patient = await newPatient(hams);
  await logInOnOtherDevice('patient', patient, `${androidChrome} a-name-in-the-header`);
  const { rows } = await hams.db.pool.query('select * from sessions where patient_id = $1', [patient.id]);
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/Mozilla|a-name-in-the-header/);
});

test.each(['patient', 'doctor'] as const)(
  'A-12 a %s ends a session elsewhere: it is 401 there',
  async (role) => {
    const here = await newPerson[role]();
    const there = await logInOnOtherDevice(role, here);
    const answer = await call('DELETE', `/sessions/${await thisOne(there)}`, here);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<SessionList>().sessions).toMatchObject([{ isThisOne: true }]);
    expect([await getStatus(here), await getStatus(there)]).toEqual([200, 401]);
  },
);

test('A-12 all others end at once, and only one’s own', async () => {
  const here = await newPatient(hams);
  const others = await Promise.all([
    logInOnOtherDevice('patient', here),
    logInOnOtherDevice('patient', here),
  ]);
  const strangers = await Promise.all([newPatient(hams), newDoctor(hams)]);
  const answer = await call('DELETE', '/sessions', here);
  expect(answer.json<SessionList>().sessions).toMatchObject([{ isThisOne: true }]);
  for (const other of others) expect(await getStatus(other)).toBe(401);
  for (const stranger of strangers) expect(await getStatus(stranger)).toBe(200);
  expect((await call('DELETE', '/sessions', here)).statusCode).toBe(200);
});

test('A-12 one may end the session of the call itself, as by logging out', async () => {
  const here = await newPatient(hams);
  expect((await call('DELETE', `/sessions/${await thisOne(here)}`, here)).json()).toEqual({ sessions: [] });
  expect(await getStatus(here)).toBe(401);
});

const wrongIds: [what: string, make: (here: TestPerson) => Promise<string>][] = [
  ['another patient’s', async () => thisOne(await newPatient(hams))],
  ['a doctor’s', async () => thisOne(await newDoctor(hams))],
  ['unknown', async () => '00000000-0000-4000-8000-000000000000'],
  ['a number', async () => '7'],
  ['not an id', async () => encodeURIComponent("' or true --")],
  ['very long', async () => 'a'.repeat(190)],
  [
    'ended by a logout',
    async (here) => {
      const there = await logInOnOtherDevice('patient', here);
      const id = await thisOne(there);
      await hams.app.inject({ method: 'POST', url: '/api/logout', headers: there.bearer });
      return id;
    },
  ],
  [
    'ended before',
    async (here) => {
      const id = await thisOne(await logInOnOtherDevice('patient', here));
      expect((await call('DELETE', `/sessions/${id}`, here)).statusCode).toBe(200);
      return id;
    },
  ],
];
test.each(wrongIds)('A-12 a session that is %s is 404, and nothing ends', async (_, make) => {
  const here = await newPatient(hams);
  const id = await make(here);
  const { rows: before } = await hams.db.pool.query('select id, ended_at from sessions order by id');
  const answer = await call('DELETE', `/sessions/${id}`, here);
  expect(answer.json()).toMatchObject({ status: 404, code: 'session_not_found' });
  const { rows: after } = await hams.db.pool.query('select id, ended_at from sessions order by id');
  expect(after).toEqual(before);
});

test('A-12 of two who end the same session at once one is told that it is over', async () => {
  const here = await newPatient(hams);
  const id = await thisOne(await logInOnOtherDevice('patient', here));
  const answers = await Promise.all([1, 2].map(() => call('DELETE', `/sessions/${id}`, here)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
});

test('A-12 without a token, or with an ended one, nothing is listed and nothing ends', async () => {
  const here = await newPatient(hams);
  const there = await logInOnOtherDevice('patient', here);
  const id = await thisOne(there);
  await call('DELETE', `/sessions/${await thisOne(here)}`, there);
  const none = { bearer: { authorization: '' } };
  for (const who of [none, here]) {
    expect((await call('GET', '/sessions', who)).statusCode).toBe(401);
    expect((await call('DELETE', '/sessions', who)).statusCode).toBe(401);
    expect((await call('DELETE', `/sessions/${id}`, who)).statusCode).toBe(401);
  }
  expect(await getStatus(there)).toBe(200);
});

test('A-12 a session whose seven days are over is not listed', async () => {
  const here = await newPatient(hams);
  hams.setNow(thursdayMorning + 6 * 24 * 60 * minute);
  const later = await logInOnOtherDevice('patient', here);
  hams.setNow(thursdayMorning + 8 * 24 * 60 * minute);
  expect(await listSessions(later)).toMatchObject([{ isThisOne: true }]);
});
