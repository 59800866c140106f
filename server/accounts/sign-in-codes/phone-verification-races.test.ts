import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { createPhoneOwner, toBearer } from '#server/testing/accounts/phone-owner.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { runInLockOrder } from '#server/testing/lock-order.ts';
import { newPatient } from '#server/testing/people.ts';

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
});
beforeEach(() => hams.setNow(thursdayMorning));
afterAll(() => hams.close());

const { askForCode, enter, logIn, get, post, save, formOf, codeTo } = createPhoneOwner(() => hams);

const queueOnAccount = <Answer>(phone: string, calls: readonly (() => Promise<Answer>)[]) =>
  runInLockOrder<Answer[]>(
    hams.db.pool,
    { sql: "select from accounts where kind = 'patient' and phone = :phone for update", values: { phone } },
    ...calls,
  );

const listOpenSessions = (phone: string) =>
  query<{ id: string }>(
    hams.db.pool,
    `select s.id from sessions s join accounts a on a.id = s.account_id
     where a.phone = :phone and s.ended_at is null`,
    { phone },
  );

test.each(['before', 'after'] as const)(
  'J-01 a stranger’s login whose password was right ends or fails when it comes %s the first proof',
  async (order) => {
    const stranger = await newPatient(hams);
    const code = await askForCode(stranger.phone);
    const calls = [() => logIn(stranger.phone), () => enter(stranger.phone, code)];
    const answers = await queueOnAccount(stranger.phone, order === 'before' ? calls : calls.toReversed());
    const [login, entry] = order === 'before' ? answers : answers.toReversed();
    expect(entry?.json()).toMatchObject({ firstProof: true });
    expect(login?.statusCode).toBe(order === 'before' ? 200 : 401);
    if (login?.statusCode === 200)
      expect((await get('/patients/profile', toBearer(login))).statusCode).toBe(401);
    expect((await get('/patients/profile', stranger)).statusCode).toBe(401);
    expect(await listOpenSessions(stranger.phone)).toHaveLength(1);
  },
);

test.each(['before', 'after'] as const)(
  'J-01 a stranger’s new password ends with the rest when it is set %s the first proof',
  async (order) => {
    const stranger = await newPatient(hams);
    const { phone } = stranger;
    const code = await askForCode(phone);
    const change = { ...formOf(phone), password: 'mine for ever', currentPassword: 'teal kettle' };
    const calls = [() => save(stranger, change), () => enter(phone, code)];
    const answers = await queueOnAccount(phone, order === 'before' ? calls : calls.toReversed());
    const [saved, entry] = order === 'before' ? answers : answers.toReversed();
    if (order === 'before') {
      // A password change invalidates codes on their way; the owner asks for another one.
      expect([saved?.statusCode, entry?.statusCode]).toEqual([200, 410]);
      expect((await enter(phone, await askForCode(phone))).json()).toMatchObject({ firstProof: true });
    } else {
      expect([saved?.json(), entry?.json()]).toMatchObject([
        { code: 'wrong_password' },
        { firstProof: true },
      ]);
    }
    expect((await logIn(phone, 'mine for ever')).statusCode).toBe(401);
    expect(await listOpenSessions(phone)).toHaveLength(1);
  },
);

test('J-01 a calendar address that a stranger makes while the phone is proven does not outlive the proof', async () => {
  const stranger = await newPatient(hams);
  const code = await askForCode(stranger.phone);
  // The verification waits for the session that it ends, and the calendar waits for the verification.
  const [entry, made] = await runInLockOrder(
    hams.db.pool,
    { sql: 'select from sessions where patient_id = :id for update', values: { id: stranger.id } },
    () => enter(stranger.phone, code),
    () => post('/calendar-feed', {}, stranger.bearer),
  );
  expect(entry.json()).toMatchObject({ firstProof: true });
  expect(made.statusCode).toBe(401);
});

test('J-01 many logins and two codes at once: one session is left, of whoever has the phone', async () => {
  for (let round = 0; round < 6; round++) {
    const { phone } = await newPatient(hams);
    const code = await askForCode(phone);
    const [first, ...others] = await Promise.all([
      enter(phone, code),
      ...Array.from({ length: 6 }, () => logIn(phone)),
      enter(phone, code),
      ...Array.from({ length: 3 }, () => logIn(phone)),
    ]);
    const entries = [first, ...others].filter((answer) => 'firstProof' in answer.json<object>());
    expect(entries).toHaveLength(1);
    expect(await listOpenSessions(phone)).toHaveLength(1);
    const [mine] = entries;
    if (!mine) throw new Error('Nobody entered');
    expect((await get('/patients/profile', toBearer(mine))).statusCode).toBe(200);
    expect((await logIn(phone)).statusCode).toBe(401);
  }
});

test('J-01 two different codes at once: the phone is proven once, and both enter', async () => {
  const { phone } = await newPatient(hams);
  const code = await askForCode(phone);
  await post('/password/forgot', { role: 'patient', phone });
  const forReset = await codeTo(phone);
  const answers = await queueOnAccount(phone, [
    () => enter(phone, code),
    () => post('/password/reset', { role: 'patient', phone, code: forReset, password: 'a new secret' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(answers.map((answer) => 'firstProof' in answer.json<object>())).toEqual([true, false]);
  expect((await logIn(phone, 'a new secret')).statusCode).toBe(200);
});
