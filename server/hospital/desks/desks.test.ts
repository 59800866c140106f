import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import {
  insertMembership,
  logInStaffAgain,
  newDoctorAt,
  newHospital,
  newStaff,
  type TestHospital,
  type TestStaff,
} from '#server/testing/accounts/staff.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { runInLockOrder } from '#server/testing/lock-order.ts';
import { listAddedEntries } from '#server/testing/platform/audit-entries.ts';

let hams: TestApp;
let hospital: TestHospital;
let owner: TestStaff;
let nurse: TestStaff;
let desk: string;
beforeAll(async () => {
  hams = await testApp();
});
beforeEach(async () => {
  hams.setNow(thursdayMorning);
  hospital = await newHospital(hams);
  owner = await newStaff(hams, hospital, 'owner');
  nurse = await newStaff(hams, hospital, 'nurse', 'Sister Rekha');
  desk = await createDesk();
});
afterAll(() => hams.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object, who?: TestStaff) =>
  hams.app.inject({ method, url: `/api/hospital${url}`, headers: who?.bearer ?? {}, ...(body && { body }) });
const createDesk = async (name = 'Front desk') =>
  (await call('POST', '/desks', { name }, owner)).json<{ secret: string }>().secret;
const setPin = (who: TestStaff, pin: string | null, password = 'teal kettle') =>
  call('PUT', '/me/pin', { pin, password }, who);
const switchTo = (who: TestStaff, more: object) =>
  call('POST', '/desk/switch', { desk, membershipId: `MEM-${who.membershipId}`, ...more });
const readCode = async (answer: ReturnType<typeof call>) => (await answer).json<{ code?: string }>().code;
const isIn = async (bearer: Record<string, string>) =>
  (await hams.app.inject({ url: '/api/hospital/me', headers: bearer })).statusCode === 200;
const people = async () =>
  (await call('POST', '/desk/people', { desk })).json<{ people: { name: string }[] }>().people;

test('M-08 at a desk people switch by a PIN, and the session of whoever was there ends', async () => {
  const clerk = await newStaff(hams, hospital, 'receptionist', 'Arun');
  expect(await people()).toEqual([]);
  expect((await setPin(nurse, '4839')).statusCode).toBe(200);
  expect(await people()).toMatchObject([{ name: 'Sister Rekha', role: 'nurse' }]);
  const endsSession = clerk.bearer.authorization.slice('Bearer '.length);
  const answer = await switchTo(nurse, { pin: '4839', endsSession });
  const { token } = answer.json<{ token: string }>();
  expect(await isIn({ authorization: `Bearer ${token}` })).toBe(true);
  expect(await isIn(clerk.bearer)).toBe(false);
});

test('M-08 only the session of this hospital ends, whatever token somebody sends', async () => {
  await setPin(nurse, '4839');
  const stranger = await newStaff(hams, await newHospital(hams), 'nurse');
  const endsSession = stranger.bearer.authorization.slice('Bearer '.length);
  expect((await switchTo(nurse, { pin: '4839', endsSession })).statusCode).toBe(200);
  expect(await isIn(stranger.bearer)).toBe(true);
});

test('M-08 five wrong PINs in fifteen minutes, then the password; the log names whose it is', async () => {
  await setPin(nurse, '4839');
  const entries = await listAddedEntries(hams, async () => {
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await readCode(switchTo(nurse, { pin: '0000' }))).toBe('wrong_pin');
    }
  });
  expect(entries).toHaveLength(5);
  expect(entries[0]).toMatchObject({ event: 'login_refused', account_id: nurse.id, reason: 'wrong_pin' });
  const right = await switchTo(nurse, { pin: '4839' });
  expect([right.statusCode, right.json<{ code: string }>().code]).toEqual([429, 'too_many_pins']);
  expect(await readCode(switchTo(nurse, { password: 'teal' }))).toBe('wrong_password');
  expect((await switchTo(nurse, { password: 'teal kettle' })).statusCode).toBe(200);
  expect((await switchTo(nurse, { pin: '4839' })).statusCode).toBe(200);
  for (let guess = 0; guess < 6; guess += 1) await switchTo(nurse, { pin: '0000' });
  hams.setNow(thursdayMorning + 15 * 60_000);
  expect((await switchTo(nurse, { pin: '4839' })).statusCode).toBe(200);
});

test('M-08 a second desk is no second chance: five wrong PINs at all desks together, sent one by one or at once', async () => {
  await setPin(nurse, '4839');
  const desks = [desk, await createDesk('Ward'), await createDesk('Ward 2')];
  const guess = (at: string | undefined) => readCode(switchTo(nurse, { desk: at, pin: '0000' }));
  const guesses: (string | undefined)[] = [];
  for (const at of [...desks, ...desks]) guesses.push(await guess(at));
  expect(guesses).toEqual([...Array(5).fill('wrong_pin'), 'too_many_pins']);
  expect(await readCode(switchTo(nurse, { desk: desks[1], pin: '4839' }))).toBe('too_many_pins');
  expect((await switchTo(nurse, { password: 'teal kettle' })).statusCode).toBe(200);
  expect((await switchTo(nurse, { desk: desks[1], pin: '4839' })).statusCode).toBe(200);
  const atOnce = await Promise.all([...desks, ...desks, ...desks].map(guess));
  expect(atOnce.filter((code) => code === 'wrong_pin')).toHaveLength(5);
});

test('M-08 P-04 fifty desks are one: ten wrong passwords of somebody, at the desks and in a session there', async () => {
  await setPin(nurse, '4839');
  const { token } = (await switchTo(nurse, { pin: '4839' })).json<{ token: string }>();
  const there = { ...nurse, bearer: { authorization: `Bearer ${token}` } };
  const desks = [desk, await createDesk('Ward'), await createDesk('Ward 2')];
  const guesses: (string | undefined)[] = [];
  for (const at of [...desks, ...desks, ...desks]) {
    guesses.push(await readCode(switchTo(nurse, { desk: at, password: 'not this one' })));
  }
  for (let one = 0; one < 3; one += 1) guesses.push(await readCode(setPin(there, '5838', 'not this one')));
  expect(guesses).toEqual([...Array(10).fill('wrong_password'), 'too_many_attempts', 'too_many_attempts']);
  // Failed attempts at the desk do not lock the staff member out of their own login.
  expect(await logInStaffAgain(hams, nurse.phone)).toMatchObject({ id: nurse.id });
});

test('M-08 the twentieth wrong PIN since the last right one drops it, until the password sets one; the log of the hospital says so', async () => {
  await setPin(nurse, '4839');
  const guess = async (times: number) => {
    const codes: (string | undefined)[] = [];
    for (let one = 0; one < times; one += 1) {
      codes.push(await readCode(switchTo(nurse, { pin: '0000' })));
      if (one % 5 === 4) hams.setNow(hams.deps.clock.now() + 15 * 60_000);
    }
    return codes;
  };
  expect(new Set(await guess(15))).toEqual(new Set(['wrong_pin']));
  expect((await switchTo(nurse, { pin: '4839' })).statusCode).toBe(200);
  const codes = await guess(20);
  expect([codes[18], codes[19]]).toEqual(['wrong_pin', 'pin_dropped']);
  expect(await readCode(switchTo(nurse, { pin: '4839' }))).toBe('membership_not_found');
  expect(await people()).toEqual([]);
  const log = await call('GET', '/activity-log', undefined, await logInStaffAgain(hams, owner.phone));
  const lines = log
    .json<{ lines: { role: string; what: string }[] }>()
    .lines.filter(({ role }) => role === 'nobody');
  expect(lines.slice(0, 2).map(({ what }) => what)).toEqual([
    'Wrong PIN or password for Sister Rekha at a shared computer',
    'Sister Rekha’s PIN was removed after too many wrong attempts',
  ]);
  expect(lines).toHaveLength(15 + 20 + 1);
  const again = await logInStaffAgain(hams, nurse.phone);
  expect((await setPin(again, '5838')).statusCode).toBe(200);
  expect(await readCode(switchTo(nurse, { pin: '0000' }))).toBe('wrong_pin');
  expect((await switchTo(nurse, { pin: '5838' })).statusCode).toBe(200);
});

test('M-08 those who lead make desks, fifty at most, and see every one with who made it', async () => {
  const admin = await newStaff(hams, hospital, 'admin', 'Farida');
  expect((await call('POST', '/desks', { name: 'Mine' }, nurse)).statusCode).toBe(403);
  for (let made = 1; made < 49; made += 1) await createDesk(`Desk ${made}`);
  const answers = await Promise.all([1, 2, 3].map(() => call('POST', '/desks', { name: 'Last' }, admin)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: 'desks_full',
    limit: 50,
  });
  await call('PUT', `/team/MEM-${admin.membershipId}/end`, {}, owner);
  const { desks } = (await call('GET', '/desks', undefined, owner)).json<{ desks: { madeBy: string }[] }>();
  expect(desks).toHaveLength(50);
  // The computer keeps working after the person who set it up leaves, and the owner can end it.
  expect(desks[0]?.madeBy).toBe('Farida');
});

test('M-01 M-08 a PIN opens the desk and no more: its session goes to no other hospital', async () => {
  await insertMembership(hams, nurse, await newHospital(hams), 'owner');
  await setPin(nurse, '4839');
  const atDesk = async (secret: object) => {
    const { token } = (await switchTo(nurse, secret)).json<{ token: string }>();
    return { ...nurse, bearer: { authorization: `Bearer ${token}` } };
  };
  for (const secret of [{ pin: '4839' }, { password: 'teal kettle' }]) {
    const there = await atDesk(secret);
    const me = (await call('GET', '/me', undefined, there)).json<{
      atDesk: boolean;
      all: { membershipId: string }[];
    }>();
    expect(me).toMatchObject({ atDesk: true, all: { length: 2 } });
    for (const { membershipId } of me.all) {
      const refused = await call('POST', '/switch', { membershipId }, there);
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'desk_session']);
    }
    expect(await isIn(there.bearer)).toBe(true);
  }
  expect((await call('GET', '/me', undefined, nurse)).json()).toMatchObject({ atDesk: false });
});

test('M-01 M-08 a PIN does the work of the desk; what goes beyond asks for the password each time, and lets nothing pass without', async () => {
  await setPin(owner, '4839');
  const { token } = (await switchTo(owner, { pin: '4839' })).json<{ token: string }>();
  const at = (method: 'POST' | 'PUT' | 'GET', url: string, password?: string, body?: object) =>
    hams.app.inject({
      method,
      url: `/api/hospital${url}`,
      headers: {
        authorization: `Bearer ${token}`,
        ...(password !== undefined && { 'x-password': encodeURIComponent(password) }),
      },
      ...(body && { body }),
    });
  const period = 'from=2026-11-01&to=2026-11-02';
  const beyond: [method: 'POST' | 'PUT' | 'GET', url: string, body?: object][] = [
    ['POST', '/desks', { name: 'Home' }],
    ['POST', '/invitations', { role: 'receptionist', name: 'Farida', phone: '', email: '' }],
    ['PUT', `/team/MEM-${nurse.membershipId}`, { role: 'admin' }],
    ['GET', `/reports.csv?${period}`],
    ['GET', '/activity-log.csv'],
  ];
  for (const [method, url, body] of beyond) {
    expect((await at(method, url, undefined, body)).json()).toMatchObject({ code: 'password_needed' });
  }
  expect((await at('POST', '/desks', '4839', { name: 'Home' })).json()).toMatchObject({
    code: 'wrong_password',
  });
  const noText = { authorization: `Bearer ${token}`, 'x-password': '%E0' };
  const unreadable = await hams.app.inject({ url: '/api/hospital/activity-log.csv', headers: noText });
  expect(unreadable.json()).toMatchObject({ code: 'wrong_password' });
  for (const [method, url, body] of beyond) {
    expect((await at(method, url, 'teal kettle', body)).statusCode).toBeLessThan(300);
  }
  // The confirmation covered those calls only; on a screen the desk continues without it.
  expect((await at('GET', '/activity-log.csv')).statusCode).toBe(403);
  for (const url of ['/activity-log', `/reports?${period}`, '/settings', '/desks']) {
    expect((await at('GET', url)).statusCode).toBe(200);
  }
  // A personal session needs no confirmation.
  expect((await call('GET', '/activity-log.csv', undefined, owner)).statusCode).toBe(200);
});

test('M-01 M-08 at a desk the password does not stand for a second step', async () => {
  const doctor = await newDoctorAt(hams, hospital);
  await insertMembership(hams, doctor, hospital, 'admin');
  const password = 'teal kettle';
  await query(hams.db.pool, 'update accounts set password_hash = :hash where phone = :phone', {
    hash: await hams.deps.passwords.hash(password),
    phone: doctor.phone,
  });
  const admin = await logInStaffAgain(hams, doctor.phone);
  await setPin(admin, '4839');
  await query(
    hams.db.pool,
    `insert into second_factors (account_id, secret, started_at, confirmed_at) values (:account, :secret, :now, :now)`,
    { account: admin.id, secret: Buffer.alloc(20), now: new Date(hams.deps.clock.now()) },
  );
  const { token } = (await switchTo(admin, { pin: '4839' })).json<{ token: string }>();
  const headers = { authorization: `Bearer ${token}`, 'x-password': encodeURIComponent(password) };
  const refused = await hams.app.inject({ url: '/api/hospital/activity-log.csv', headers });
  expect(refused.json()).toMatchObject({ code: 'desk_session' });
});

test('M-08 no PIN is set under a password that was replaced meanwhile', async () => {
  const [answer] = await runInLockOrder(
    hams.db.pool,
    {
      sql: 'update accounts set password_hash = :hash where id = :id',
      values: { id: nurse.id, hash: await hams.deps.passwords.hash('violet lamp') },
    },
    () => setPin(nurse, '4839').then(({ json }) => json<{ code?: string }>()),
  );
  expect(answer).toMatchObject({ code: 'wrong_password' });
  expect(await people()).toEqual([]);
});

test('M-08 a desk that ends while somebody goes on there leaves them no session', async () => {
  await setPin(nurse, '4839');
  const [answer] = await runInLockOrder(
    hams.db.pool,
    {
      sql: 'update hospital_desks set ended_at = :now where hospital_id = :id',
      values: { id: hospital.id, now: new Date(hams.deps.clock.now()) },
    },
    () => switchTo(nurse, { pin: '4839' }).then(({ json }) => json<{ code?: string }>()),
  );
  expect(answer).toMatchObject({ code: 'desk_not_found' });
});

test('M-08 a session that is being opened while its desk ends, ends with it', async () => {
  await setPin(nurse, '4839');
  const { desks } = (await call('GET', '/desks', undefined, owner)).json<{ desks: { deskId: string }[] }>();
  const [switched, ended] = await runInLockOrder(
    hams.db.pool,
    { sql: 'select from accounts where id = :id for update', values: { id: nurse.id } },
    () => switchTo(nurse, { pin: '4839' }),
    () => call('DELETE', `/desks/${desks[0]?.deskId}`, undefined, owner),
  );
  expect([switched.statusCode, ended.statusCode]).toEqual([200, 200]);
  const { token } = switched.json<{ token: string }>();
  expect(await isIn({ authorization: `Bearer ${token}` })).toBe(false);
});

test('M-08 a PIN needs the password, and is none that is easily guessed; what is stored is not the PIN', async () => {
  expect(await readCode(setPin(nurse, '4839', 'wrong'))).toBe('wrong_password');
  for (const pin of ['0000', '1234', '1987', '12a4']) {
    expect(await readCode(setPin(nurse, pin))).toBe('invalid_request');
  }
  await setPin(nurse, '4839');
  const other = await newStaff(hams, hospital, 'nurse');
  await setPin(other, '4839');
  const hashes = await query<{ pin_hash: string }>(
    hams.db.pool,
    'select pin_hash from memberships where hospital_id = :id and pin_hash is not null',
    { id: hospital.id },
  );
  expect(new Set(hashes.map(({ pin_hash }) => pin_hash)).size).toBe(2);
  expect(hashes.every(({ pin_hash }) => pin_hash.startsWith('$argon2id$'))).toBe(true);
  await setPin(nurse, null);
  expect(await readCode(switchTo(nurse, { pin: '4839' }))).toBe('membership_not_found');
});

test('M-08 a desk is of one hospital: nobody of another switches there', async () => {
  const other = await newStaff(hams, await newHospital(hams), 'nurse');
  await setPin(other, '4839');
  expect(await readCode(switchTo(other, { pin: '4839' }))).toBe('membership_not_found');
  const admin = await newStaff(hams, hospital, 'admin');
  const list = (await call('GET', '/desks', undefined, admin)).json<{ desks: { deskId: string }[] }>().desks;
  const stranger = await newStaff(hams, await newHospital(hams), 'owner');
  const path = `/desks/${list[0]?.deskId}`;
  expect(await readCode(call('DELETE', path, undefined, stranger))).toBe('desk_not_found');
});

test('M-08 a desk that ends takes its sessions along: by those who lead, or at that very desk', async () => {
  await setPin(nurse, '4839');
  const { token } = (await switchTo(nurse, { pin: '4839' })).json<{ token: string }>();
  const admin = await newStaff(hams, hospital, 'admin');
  const list = (await call('GET', '/desks', undefined, admin)).json<{ desks: { deskId: string }[] }>().desks;
  expect((await call('DELETE', `/desks/${list[0]?.deskId}`, undefined, admin)).statusCode).toBe(200);
  expect(await isIn({ authorization: `Bearer ${token}` })).toBe(false);
  // A session opened with the password survives.
  expect(await isIn(nurse.bearer)).toBe(true);
  expect(await readCode(switchTo(nurse, { pin: '4839' }))).toBe('desk_not_found');
  const secret = await createDesk('Ward');
  expect((await call('POST', '/desk/end', { desk: secret })).statusCode).toBe(200);
  expect(await readCode(call('POST', '/desk/people', { desk: secret }))).toBe('desk_not_found');
});

test('M-08 who has left the hospital is no longer at its desks', async () => {
  await setPin(nurse, '4839');
  await call('PUT', `/team/MEM-${nurse.membershipId}/end`, {}, nurse);
  expect(await people()).toEqual([]);
  expect(await readCode(switchTo(nurse, { pin: '4839' }))).toBe('membership_not_found');
});
