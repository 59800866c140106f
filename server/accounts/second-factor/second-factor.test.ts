import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TeamMember } from '#contract/hospital/hospital-team.ts';
import { addAppToStaff, newDoctorWithApp, testPassword } from '#server/testing/accounts/authenticator.ts';
import {
  insertMembership,
  logInStaffAgain,
  newHospital,
  newStaff,
  type TestStaff,
} from '#server/testing/accounts/staff.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { hospitalForm, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';
import { listAddedEntries, toActorFields } from '#server/testing/platform/audit-entries.ts';

let hams: TestApp;
let app: Awaited<ReturnType<typeof newDoctorWithApp>>;
let codes: string[];
beforeAll(async () => {
  hams = await testApp();
});
beforeEach(async () => {
  hams.setNow(thursdayMorning);
  app = await newDoctorWithApp(hams);
  await app.scan();
});
afterAll(() => hams.close());

const step = 30_000;
const minute = 60_000;
const later = (milliseconds: number) => hams.setNow(thursdayMorning + milliseconds);
async function turnOn() {
  const answer = await app.turnOn(app.code());
  expect(answer.statusCode).toBe(200);
  codes = answer.json().recoveryCodes;
  later(step);
}
const required = { status: 401, code: 'second_factor_required' };
const wrong = { status: 403, code: 'wrong_second_factor' };
const changed = { status: 409, code: 'second_factor_changed' };
const listSessions = async (id: number) =>
  (await hams.db.pool.query('select count(*)::int as n from sessions where doctor_id = $1', [id])).rows[0].n;

describe('turning it on', () => {
  test('P-04 asks for the password, shows a secret, and counts only after a code of it', async () => {
    expect((await app.begin({ password: 'not mine' })).json()).toMatchObject({ code: 'wrong_password' });
    expect(await app.state()).toEqual({ since: null, recoveryCodesLeft: 0 });
    expect((await app.logIn()).statusCode).toBe(200);
    expect((await app.turnOn(app.wrongCode())).json()).toMatchObject(wrong);
    expect((await app.logIn()).statusCode).toBe(200);
    await turnOn();
    expect(await app.state()).toEqual({
      since: new Date(thursdayMorning).toISOString(),
      recoveryCodesLeft: 10,
    });
    expect((await app.logIn()).json()).toMatchObject(required);
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^(?:[a-km-z2-9]{4}-){5}[a-km-z2-9]{4}$/);
  });

  test('P-04 ends the sessions that were opened without it, but this one', async () => {
    const { token } = (await app.logIn()).json<{ token: string }>();
    const ask = (authorization: string) =>
      hams.app.inject({ url: '/api/doctors/profile', headers: { authorization } });
    expect((await ask(`Bearer ${token}`)).statusCode).toBe(200);
    await turnOn();
    expect((await ask(`Bearer ${token}`)).statusCode).toBe(401);
    expect((await ask(app.doctor.bearer.authorization)).statusCode).toBe(200);
  });

  test('P-04 stays off if the other sessions cannot be ended: nobody has seen the recovery codes', async () => {
    const { pool } = hams.db;
    expect((await app.logIn()).statusCode).toBe(200);
    await pool.query(
      `create function fail() returns trigger language plpgsql as $$ begin raise 'full' using errcode = '53100'; end $$`,
    );
    await pool.query('create trigger fails before update on sessions execute function fail()');
    expect((await app.turnOn(app.code())).statusCode).toBe(503);
    await pool.query('drop function fail cascade');
    expect(await app.state()).toEqual({ since: null, recoveryCodesLeft: 0 });
  });

  test('P-04 the last secret that was shown counts, not one before', async () => {
    const before = app.code();
    await app.scan();
    if (before !== app.code()) expect((await app.turnOn(before)).json()).toMatchObject(wrong);
    expect((await app.turnOn(app.code())).statusCode).toBe(200);
  });

  test('P-04 fifteen minutes after the password was confirmed it has to be confirmed again', async () => {
    later(15 * minute);
    expect((await app.turnOn(app.code())).json()).toMatchObject(changed);
    later(15 * minute - 1);
    expect((await app.turnOn(app.code())).statusCode).toBe(200);
  });

  test('P-04 cannot be done twice, nor begun again while it is on: the secret stays', async () => {
    const answers = await Promise.all([app.turnOn(app.code()), app.turnOn(app.code())]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await app.begin()).json()).toMatchObject(changed);
    later(step);
    expect((await app.logIn({ code: app.code() })).statusCode).toBe(200);
  });

  test('P-04 ten wrong codes close it for a quarter of an hour', async () => {
    for (let guess = 0; guess < 10; guess += 1) await app.turnOn(app.wrongCode());
    expect((await app.turnOn(app.code())).json()).toMatchObject({ status: 429, code: 'too_many_attempts' });
  });

  test('P-04 what is stored shows neither the secret nor the recovery codes', async () => {
    const { secret } = (await app.begin()).json<{ secret: string }>();
    await app.scan();
    await turnOn();
    const stored = await hams.db.pool.query('select encode(secret, $1) as secret from second_factors', [
      'base64',
    ]);
    const hashes = await hams.db.pool.query('select code_hash from recovery_codes');
    const text = JSON.stringify([stored.rows, hashes.rows]);
    for (const code of [secret, ...codes, ...codes.map((one) => one.replaceAll('-', ''))]) {
      expect(text).not.toContain(code);
    }
  });
});

describe('logging in', () => {
  beforeEach(turnOn);

  test('P-04 without a code no session is opened; the same call with it opens one', async () => {
    const before = await listSessions(app.doctor.id);
    const refused = await app.logIn();
    expect(refused.json()).toMatchObject({
      ...required,
      message: 'Enter the code from your authenticator app too.',
    });
    expect(refused.json()).not.toHaveProperty('token');
    expect(await listSessions(app.doctor.id)).toBe(before);
    const { token } = (await app.logIn({ code: app.code() })).json<{ token: string }>();
    const url = '/api/doctors/profile';
    const profile = await hams.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    expect(profile.statusCode).toBe(200);
    expect(await listSessions(app.doctor.id)).toBe(before + 1);
  });

  test('P-04 a code of one step before or after is taken, of two is not', async () => {
    later(5 * step);
    for (const off of [-2, 2]) expect((await app.logIn({ code: app.code(off) })).json()).toMatchObject(wrong);
    for (const off of [-1, 1]) expect((await app.logIn({ code: app.code(off) })).statusCode).toBe(200);
  });

  test('P-04 a code is accepted once, the one that turned it on too, and none from before it', async () => {
    expect((await app.logIn({ code: app.code(-1) })).json()).toMatchObject(wrong);
    const [code, before] = [app.code(1), app.code()];
    expect((await app.logIn({ code })).statusCode).toBe(200);
    expect((await app.logIn({ code })).json()).toMatchObject(wrong);
    expect((await app.logIn({ code: before })).json()).toMatchObject(wrong);
  });

  test('P-04 of many logins at once with one code exactly one gets a session', async () => {
    const before = await listSessions(app.doctor.id);
    for (const code of [app.code(), codes[0]]) {
      const answers = await Promise.all(Array.from({ length: 8 }, () => app.logIn({ code })));
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    }
    expect(await listSessions(app.doctor.id)).toBe(before + 2);
  });

  test('P-04 each recovery code works once, typed as people type', async () => {
    const [one = '', two = ''] = codes;
    expect((await app.logIn({ code: one.toUpperCase().replaceAll('-', ' ') })).statusCode).toBe(200);
    expect((await app.logIn({ code: one })).json()).toMatchObject(wrong);
    expect((await app.logIn({ code: two.replaceAll('-', '') })).statusCode).toBe(200);
    expect((await app.state()).recoveryCodesLeft).toBe(8);
  });

  test('P-04 a wrong password is refused as ever, and uses no code up', async () => {
    const before = await app.logIn({ password: 'wrong one', code: app.code() });
    expect(before.json()).toMatchObject({ status: 401, code: 'invalid_credentials' });
    const recovery = await app.logIn({ password: 'wrong one', code: codes[0] });
    expect(recovery.json()).toMatchObject({ code: 'invalid_credentials' });
    expect((await app.logIn({ code: app.code() })).statusCode).toBe(200);
    expect((await app.logIn({ code: codes[0] })).statusCode).toBe(200);
  });

  test('P-04 ten wrong codes close it, right passwords in between notwithstanding, until time has passed', async () => {
    const answers = await Promise.all(
      Array.from({ length: 14 }, async () => {
        await app.logIn();
        return app.logIn({ code: app.wrongCode() });
      }),
    );
    const counts = Map.groupBy(answers, ({ statusCode }) => statusCode);
    expect([counts.get(403)?.length, counts.get(429)?.length]).toEqual([10, 4]);
    const right = await app.logIn({ code: app.code() });
    expect([right.statusCode, right.headers['retry-after']]).toEqual([429, '900']);
    later(step + 15 * minute);
    expect((await app.logIn({ code: app.code() })).statusCode).toBe(200);
  });

  test('P-04 a guesser elsewhere does not lock the owner out of a place where they log in', async () => {
    expect((await app.logIn({ code: app.code() }, '203.0.113.5')).statusCode).toBe(200);
    for (let guess = 0; guess < 11; guess += 1) await app.logIn({ code: app.wrongCode() }, '198.51.100.66');
    expect((await app.logIn({ code: codes[0] }, '198.51.100.66')).statusCode).toBe(429);
    expect((await app.logIn({ code: codes[0] }, '203.0.113.5')).statusCode).toBe(200);
  });

  test('P-04 a code of another doctor is no code', async () => {
    const other = await newDoctorWithApp(hams);
    await other.scan();
    const { recoveryCodes } = (await other.turnOn(other.code())).json<{ recoveryCodes: string[] }>();
    if (other.code(1) !== app.code()) {
      expect((await app.logIn({ code: other.code(1) })).json()).toMatchObject(wrong);
    }
    expect((await app.logIn({ code: recoveryCodes[0] })).json()).toMatchObject(wrong);
  });

  test.each(['', '   ', 'x'.repeat(41), 123456, null, ['123456']])(
    'P-04 %j is refused by name',
    async (code) => {
      expect((await app.logIn({ code })).json()).toMatchObject({ status: 400, fields: [{ field: 'code' }] });
    },
  );

  test('P-04 a password reset does not get around it, and gives no new guesses', async () => {
    for (let guess = 0; guess < 10; guess += 1) await app.logIn({ code: app.wrongCode() });
    const post = (url: string, body: Record<string, unknown>) =>
      hams.app.inject({
        method: 'POST',
        url: `/api/password/${url}`,
        body: { role: 'doctor', phone, ...body },
      });
    const { phone } = app.doctor;
    await post('forgot', {});
    await hams.deps.outbox.deliver();
    const letters = (await hams.app.inject('/api/demo/mailbox')).json<{ to: string; text: string }[]>();
    const code = /^\d{6}/.exec(
      letters.find(({ to, text }) => to === phone && /^\d{6}/.test(text))?.text ?? '',
    )?.[0];
    expect((await post('reset', { code, password: 'brass kettle' })).statusCode).toBe(200);
    expect((await app.logIn({ password: 'brass kettle' })).json()).toMatchObject(required);
    const guess = await app.logIn({ password: 'brass kettle', code: app.code() });
    expect(guess.json()).toMatchObject({ code: 'too_many_attempts' });
    later(step + 15 * minute);
    expect((await app.logIn({ password: 'brass kettle', code: app.code() })).statusCode).toBe(200);
  });

  test('P-04 with another JWT_SECRET the app is of no use any more, a recovery code still is', async () => {
    const { jwtSecret } = hams.deps;
    try {
      Object.assign(hams.deps, { jwtSecret: `another ${jwtSecret}` });
      expect((await app.logIn({ code: app.code() })).json()).toMatchObject(wrong);
      expect((await app.logIn({ code: codes[0] })).statusCode).toBe(200);
    } finally {
      Object.assign(hams.deps, { jwtSecret });
    }
  });
});

test('P-04 H-09 whoever has not turned it on logs in as before, a code or not', async () => {
  expect((await app.logIn()).statusCode).toBe(200);
  expect((await app.logIn({ code: '123456' })).statusCode).toBe(200);
});

describe('turning it off, and new recovery codes', () => {
  beforeEach(turnOn);

  test.each(['turnOff', 'renew'] as const)('P-04 %s needs both factors', async (action) => {
    const answers = [
      await app[action]({ password: 'wrong one', code: app.code() }),
      await app[action]({ password: testPassword, code: app.wrongCode() }),
      await app[action]({ password: testPassword }),
      await app[action]({ code: app.code() }),
    ];
    expect(answers.map((answer) => answer.json().code)).toEqual([
      'wrong_password',
      'wrong_second_factor',
      'invalid_request',
      'invalid_request',
    ]);
    expect((await app.logIn()).json()).toMatchObject(required);
    expect((await app[action]({ password: testPassword, code: app.code() })).statusCode).toBe(200);
  });

  test('P-04 a wrong code from within is in the audit log, as a wrong password is', async () => {
    const guess = () => app.turnOff({ password: testPassword, code: app.wrongCode() });
    expect(await listAddedEntries(hams, guess)).toEqual([
      {
        ...toActorFields('doctor', app.doctor),
        event: 'call_refused',
        operation: 'POST /doctors/second-factor/turn-off',
        reason: 'wrong_second_factor',
      },
    ]);
  });

  test('P-04 off, the password alone leads in, and recovery codes are gone', async () => {
    const answer = await app.turnOff({ password: testPassword, code: codes[0] });
    expect(answer.json()).toEqual({ message: 'Two-step verification is off.' });
    expect((await app.logIn()).statusCode).toBe(200);
    expect(await app.state()).toEqual({ since: null, recoveryCodesLeft: 0 });
    expect((await app.turnOff({ password: testPassword, code: app.code() })).json()).toMatchObject(changed);
    expect((await app.renew({ password: testPassword, code: app.code() })).json()).toMatchObject(changed);
    await app.scan();
    later(2 * step);
    expect((await app.turnOn(app.code())).statusCode).toBe(200);
    expect((await app.logIn({ code: codes[1] })).json()).toMatchObject(wrong);
  });

  test('P-04 new recovery codes replace those of before', async () => {
    const { recoveryCodes } = (await app.renew({ password: testPassword, code: app.code() })).json<{
      recoveryCodes: string[];
    }>();
    expect((await app.logIn({ code: codes[0] })).json()).toMatchObject(wrong);
    expect((await app.logIn({ code: recoveryCodes[0] })).statusCode).toBe(200);
  });

  test('P-04 wrong codes count together by every door, recovery codes too; a place where the owner logs in stays open', async () => {
    const stranger = '198.51.100.66';
    const guess = (url: string, body: Record<string, unknown>, headers = {}) =>
      hams.app.inject({
        ...{ method: 'POST', url: `/api${url}`, headers, remoteAddress: stranger },
        body: { phone: app.doctor.phone, password: testPassword, code: app.wrongCode(), ...body },
      });
    const form = { ...hospitalForm(app.doctor.phone), pincode: '683109' };
    const doors = [
      () => guess('/doctors/login', {}),
      () => guess('/doctors/login', { code: 'abcd-efgh-jkmn-pqrs-tuvw-xyz2' }),
      () => guess('/hospitals/signup', form),
      () => guess('/doctors/second-factor/turn-off', {}, app.doctor.bearer),
      () => guess('/doctors/second-factor/recovery-codes', {}, app.doctor.bearer),
    ];
    const answers: string[] = [];
    for (const door of [...doors, ...doors, ...doors]) answers.push((await door()).json().code);
    expect(answers).toEqual([
      ...Array(10).fill('wrong_second_factor'),
      ...Array(5).fill('too_many_attempts'),
    ]);
    // The sign-up was from 127.0.0.1.
    expect((await app.logIn({ code: codes[0] }, stranger)).statusCode).toBe(429);
    expect((await app.logIn({ code: codes[0] }, '127.0.0.1')).statusCode).toBe(200);
  });

  test('P-04 the owner is told of each change', async () => {
    await app.renew({ password: testPassword, code: app.code() });
    await app.turnOff({ password: testPassword, code: codes[0] ?? '' }); // replaced, so refused and no notification is sent
    later(2 * step);
    await app.turnOff({ password: testPassword, code: app.code() });
    await hams.deps.outbox.deliver();
    const letters = (await hams.app.inject('/api/demo/mailbox')).json<{ to: string; subject: string }[]>();
    const mine = letters.filter(({ to }) => to === app.doctor.phone).map(({ subject }) => subject);
    expect(mine).toEqual(Array(3).fill('Your HAMS two-step verification was changed'));
    const kept = await hams.db.pool.query(
      `select reason from audit_log where event = 'second_factor_changed' and account_id = $1 order by id`,
      [app.doctor.id],
    );
    expect(kept.rows.map(({ reason }) => reason)).toEqual(['turned_on', 'codes_renewed', 'turned_off']);
  });
});

test('P-04 patients have no second step, and a doctor only their own', async () => {
  const patient = await newPatient(hams);
  const url = '/api/doctors/second-factor/begin';
  const asPatient = await hams.app.inject({
    method: 'POST',
    url,
    headers: patient.bearer,
    body: { password: testPassword },
  });
  expect(asPatient.statusCode).toBe(403);
  await turnOn();
  const other = await newDoctor(hams);
  const state = await hams.app.inject({ url: '/api/doctors/second-factor', headers: other.bearer });
  expect(state.json()).toEqual({ since: null, recoveryCodesLeft: 0 });
  const body = { phone: patient.phone, password: testPassword, code: '123456' };
  expect((await hams.app.inject({ method: 'POST', url: '/api/patients/login', body })).statusCode).toBe(200);
});

describe('of a hospital’s staff', () => {
  test('P-04 M-08 whoever is on a staff has it too; the owner sees who has it, and the hospital’s log says so', async () => {
    const hospital = await newHospital(hams);
    const owner = await newStaff(hams, hospital, 'owner');
    const accountant = await newStaff(hams, hospital, 'accountant');
    const own = addAppToStaff(hams, accountant);
    const called = async (url: string, { bearer }: Pick<TestPerson, 'bearer'>) =>
      (await hams.app.inject({ url: `/api/hospital${url}`, headers: bearer })).json();
    const seenBy = async (who: TestStaff) =>
      (await called('/team', who)).members.map((one: TeamMember) => [one.role, one.hasSecondFactor]);
    expect(await seenBy(owner)).toEqual([
      ['owner', false],
      ['accountant', false],
    ]);
    expect((await own.begin({ password: 'not mine' })).json()).toMatchObject({ code: 'wrong_password' });
    await own.scan();
    const { token } = (await own.logIn()).json<{ token: string }>();
    const entries = await listAddedEntries(hams, async () => {
      codes = (await own.turnOn(own.code())).json().recoveryCodes;
    });
    expect(entries).toContainEqual(
      expect.objectContaining({
        event: 'second_factor_changed',
        actor_role: 'accountant',
        reason: 'turned_on',
      }),
    );
    expect(
      (await hams.app.inject({ url: '/api/hospital/me', headers: { authorization: `Bearer ${token}` } }))
        .statusCode,
    ).toBe(401);
    later(step);
    expect((await own.logIn()).json()).toMatchObject(required);
    expect((await own.logIn({ code: own.wrongCode() })).json()).toMatchObject(wrong);
    expect((await own.logIn({ code: own.code() })).statusCode).toBe(200);
    expect((await own.logIn({ code: codes[0] })).statusCode).toBe(200);
    expect((await seenBy(owner))[1]).toEqual(['accountant', true]);
    expect(await seenBy(await newStaff(hams, hospital, 'nurse'))).toContainEqual(['accountant', null]);
    later(2 * step);
    expect((await own.turnOff({ password: testPassword, code: own.code() })).statusCode).toBe(200);
    expect((await own.logIn()).statusCode).toBe(200);
  });

  test('P-04 a doctor who is on a staff has one for both, whichever area turned it on', async () => {
    await insertMembership(hams, app.doctor, await newHospital(hams), 'admin');
    const own = addAppToStaff(hams, await logInStaffAgain(hams, app.doctor.phone));
    await own.scan();
    expect((await own.turnOn(own.code())).statusCode).toBe(200);
    later(step);
    expect((await own.logIn()).json()).toMatchObject(required);
    expect((await app.logIn()).json()).toMatchObject(required);
    expect((await app.logIn({ code: own.code() })).statusCode).toBe(200);
  });
});
