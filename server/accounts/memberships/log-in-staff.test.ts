import { afterAll, beforeAll, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { newDoctorWithApp } from '#server/testing/accounts/authenticator.ts';
import {
  insertMembership,
  logInStaffAgain,
  newDoctorAt,
  newHospital,
  newStaff,
  type TestStaff,
} from '#server/testing/accounts/staff.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { freshPhone, hospitalForm, newDoctor } from '#server/testing/people.ts';
import { listAddedEntries } from '#server/testing/platform/audit-entries.ts';

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());

const post = (url: string, body: Record<string, unknown>, bearer = {}) =>
  hams.app.inject({ method: 'POST', url: `/api${url}`, headers: bearer, body });
const me = (who: TestStaff) => hams.app.inject({ url: '/api/hospital/me', headers: who.bearer });
const logIn = async (phone: string, password = 'teal kettle') =>
  (await post('/hospitals/login', { phone, password })).json<Record<string, unknown>>();
const endMembership = ({ membershipId }: Pick<TestStaff, 'membershipId'>) =>
  query(hams.db.pool, 'update memberships set until = :now where id = :membershipId', {
    membershipId,
    now: new Date(hams.deps.clock.now()),
  });

test('M-01 whoever registers a hospital is its owner, and logs in with that phone and password', async () => {
  const hospital = await newHospital(hams, 'Sunrise Hospital');
  const owner = await newStaff(hams, hospital, 'owner');
  expect((await me(owner)).json()).toMatchObject({
    name: 'Sunrise Hospital',
    present: { role: 'owner', hospitalName: 'Sunrise Hospital' },
    all: [{ role: 'owner' }],
  });
});

test('M-01 a doctor registers a hospital with the own phone and password, and keeps one account', async () => {
  const { phone, id } = await newDoctor(hams);
  const form = { ...hospitalForm(phone), hospitalName: 'Of the doctor', pincode: '683101' };
  const entries = await listAddedEntries(hams, async () => {
    const guessed = await post('/hospitals/signup', { ...form, password: 'a stranger types' });
    expect(guessed.json()).toMatchObject({ code: 'professional_exists' });
  });
  expect(entries).toMatchObject([{ event: 'login_refused', reason: 'professional_exists' }]);
  expect((await post('/hospitals/signup', form)).statusCode).toBe(201);
  const owner = await logInStaffAgain(hams, phone);
  const [{ account_id: account } = { account_id: 0 }] = await query<{ account_id: number }>(
    hams.db.pool,
    'select account_id from doctors where id = :id',
    { id },
  );
  expect(owner.id).toBe(account);
  expect((await post('/doctors/login', { phone, password: 'teal kettle' })).statusCode).toBe(200);
  const settings = await hams.app.inject({ url: '/api/hospital/settings', headers: owner.bearer });
  expect(settings.json()).toMatchObject({ email: form.email });
  const again = await post('/hospitals/signup', { ...form, hospitalName: 'A second one', RegId: 'KL-2042' });
  expect(again.json()).toMatchObject({ code: 'hospital_exists' });
  await query(
    hams.db.pool,
    "update memberships set role = 'admin' where account_id = :account and role = 'owner'",
    {
      account,
    },
  );
  const asAdmin = await post('/hospitals/signup', { ...form, hospitalName: 'A third one', RegId: 'KL-2043' });
  expect(asAdmin.json()).toMatchObject({ code: 'hospital_exists' });
});

test('A-11 P-04 through every door together ten guesses at an account are checked, and its owner gets in', async () => {
  const { phone, bearer } = await newDoctor(hams);
  const form = { ...hospitalForm(phone), hospitalName: 'Guessed at', pincode: '683103' };
  expect((await post('/hospitals/signup', form)).statusCode).toBe(201);
  const owner = await logInStaffAgain(hams, phone);
  const invitation = { role: 'receptionist', name: 'Farida', phone: '', email: '' };
  const stranger = await newStaff(hams, await newHospital(hams), 'owner');
  const invited = await post('/hospital/invitations', invitation, stranger.bearer);
  const { secret } = invited.json<{ secret: string }>();
  const elsewhere = { remoteAddress: '198.51.100.66' };
  const guess = (url: string, body: Record<string, unknown>, headers = {}, method: 'POST' | 'PUT' = 'POST') =>
    hams.app.inject({ method, url: `/api${url}`, headers, body: { phone, ...body }, ...elsewhere });
  const password = 'not this one';
  const doors: Record<string, () => ReturnType<typeof guess>> = {
    'login as a doctor': () => guess('/doctors/login', { password }),
    'login as staff': () => guess('/hospitals/login', { password }),
    'sign-up': () => guess('/hospitals/signup', { ...form, pincode: '683104', password }),
    invitation: () => guess('/hospital/invitations/accept', { secret, name: 'Farida', password }),
    'second step': () => guess('/doctors/second-factor/begin', { password }, bearer),
    'own password': () =>
      guess('/hospital/me/password', { password, newPassword: 'violet lamp' }, owner.bearer, 'PUT'),
    'own PIN': () => guess('/hospital/me/pin', { password, pin: '4839' }, owner.bearer, 'PUT'),
  };
  const checked: Record<string, number> = {};
  for (const [name, door] of Object.entries(doors)) {
    const answers = await Promise.all(Array.from({ length: 12 }, door));
    const codes = answers.map((answer) => answer.json<{ code: string }>().code);
    checked[name] = codes.filter((code) => code !== 'too_many_attempts').length;
    expect(codes).not.toContain('invalid_request');
  }
  // Each login endpoint allowed ten guesses of its own, and a stolen session ten more.
  expect(
    Object.values(checked).reduce((sum, one) => sum + one, 0),
    JSON.stringify(checked),
  ).toBe(10);
  const right = { phone, password: 'teal kettle' };
  expect((await hams.app.inject({ method: 'POST', url: '/api/doctors/login', body: right })).statusCode).toBe(
    200,
  );
  expect(await logInStaffAgain(hams, phone)).toMatchObject({ id: owner.id });
});

test('M-01 P-04 a doctor with a second step registers a hospital with its code, as at a login', async () => {
  const step = await newDoctorWithApp(hams);
  await step.scan();
  await step.turnOn(step.code(-1));
  const form = { ...hospitalForm(step.doctor.phone), hospitalName: 'Behind two steps', pincode: '683102' };
  expect((await post('/hospitals/signup', form)).json()).toMatchObject({ code: 'second_factor_required' });
  expect((await post('/hospitals/signup', { ...form, code: step.wrongCode() })).json()).toMatchObject({
    code: 'wrong_second_factor',
  });
  expect((await post('/hospitals/signup', { ...form, code: step.code() })).statusCode).toBe(201);
});

test('M-01 who was never on a staff is told nothing but that phone or password are wrong', async () => {
  const unknown = await logIn(freshPhone());
  const doctor = await newDoctorAt(hams, await newHospital(hams));
  const left = await newStaff(hams, await newHospital(hams), 'nurse');
  await endMembership(left);
  const wrong = await logIn((await newHospital(hams)).phone, 'not this one');
  for (const answer of [await logIn(doctor.phone), await logIn(left.phone, 'not this one'), wrong]) {
    expect({ ...answer, requestId: 0 }).toEqual({ ...unknown, requestId: 0 });
  }
  expect(unknown).toMatchObject({ code: 'invalid_credentials' });
});

test('M-01 whose membership has ended hears so with the right password, and comes to another hospital by itself', async () => {
  const left = await newStaff(hams, await newHospital(hams), 'nurse');
  await endMembership(left);
  expect(await logIn(left.phone)).toMatchObject({
    code: 'no_membership',
    status: 403,
    message: expect.stringContaining('Ask the hospital for a new link.'),
  });
  await insertMembership(hams, left, await newHospital(hams), 'nurse');
  expect(await logIn(left.phone)).toMatchObject({ token: expect.any(String) });
});

test('M-01 P-04 a doctor whose membership has ended hears so only after the second step', async () => {
  const app = await newDoctorWithApp(hams);
  const { doctor } = app;
  const membershipId = await insertMembership(hams, doctor, await newHospital(hams), 'admin');
  await endMembership({ membershipId });
  await app.scan();
  expect((await app.turnOn(app.code())).statusCode).toBe(200);
  expect(await logIn(doctor.phone)).toMatchObject({ code: 'second_factor_required' });
  const body = { phone: doctor.phone, password: 'teal kettle' };
  const wrong = await post('/hospitals/login', { ...body, code: app.wrongCode() });
  expect(wrong.json()).toMatchObject({ code: 'wrong_second_factor' });
  const right = await post('/hospitals/login', { ...body, code: app.code(1) });
  expect(right.json()).toMatchObject({ code: 'no_membership' });
});

test('M-01 a membership that ended a second ago opens nothing, whatever the session says', async () => {
  const nurse = await newStaff(hams, await newHospital(hams), 'nurse');
  expect((await me(nurse)).statusCode).toBe(200);
  await endMembership(nurse);
  expect((await me(nurse)).statusCode).toBe(401);
});

test('M-01 staff are neither patients nor doctors: their calls are refused, and theirs to others', async () => {
  const owner = await newStaff(hams, await newHospital(hams), 'owner');
  const doctor = await newDoctor(hams);
  const callAs = (url: string, bearer: Record<string, string>) =>
    hams.app.inject({ url: `/api${url}`, headers: bearer }).then(({ statusCode }) => statusCode);
  expect(await callAs('/patients/appointments', owner.bearer)).toBe(403);
  expect(await callAs('/doctors/profile', owner.bearer)).toBe(403);
  expect(await callAs('/hospital/me', doctor.bearer)).toBe(403);
});

test('M-01 one account at two hospitals works at one at a time, and switches', async () => {
  const [first, second] = [await newHospital(hams), await newHospital(hams)];
  const nurse = await newStaff(hams, first, 'nurse');
  const switching = (membershipId: string) => post('/hospital/switch', { membershipId }, nurse.bearer);
  const others = await newStaff(hams, second, 'admin');
  expect((await switching(`MEM-${others.membershipId}`)).json()).toMatchObject({
    code: 'membership_not_found',
  });
  const joined = await insertMembership(hams, nurse, second, 'receptionist');
  const answer = await switching(String(joined));
  expect(answer.statusCode).toBe(200);
  expect((await me(nurse)).statusCode).toBe(401);
  const there: TestStaff = {
    ...nurse,
    bearer: { authorization: `Bearer ${answer.json<{ token: string }>().token}` },
  };
  expect((await me(there)).json()).toMatchObject({ present: { role: 'receptionist' }, all: { length: 2 } });
});

test('M-01 A-12 who is on two staffs logs in where they say, which was not the last; nowhere else', async () => {
  const [first, second] = [await newHospital(hams), await newHospital(hams)];
  const nurse = await newStaff(hams, first, 'nurse');
  const there = formatId('membership', await insertMembership(hams, nurse, second, 'receptionist'));
  const place = async (membershipId?: string) => {
    const answer = await post('/hospitals/login', {
      phone: nurse.phone,
      password: 'teal kettle',
      membershipId,
    });
    const { token, code } = answer.json<{ token?: string; code?: string }>();
    if (token === undefined) return code;
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).membershipId;
  };
  hams.setNow(hams.deps.clock.now() + 1000);
  expect(await place(there)).toBe(there);
  expect(await place()).toBe(there);
  const here = formatId('membership', nurse.membershipId);
  expect(await place(here)).toBe(here);
  const others = await newStaff(hams, second, 'admin');
  expect(await place(formatId('membership', others.membershipId))).toBe('membership_not_found');
  expect(await logIn(nurse.phone, 'not this one')).toMatchObject({ code: 'invalid_credentials' });
  await endMembership(nurse);
  expect(await place(here)).toBe('membership_not_found');
});

test('M-01 a doctor belongs to a hospital from its agreement to the end of the practice', async () => {
  const hospital = await newHospital(hams);
  const doctor = await newDoctorAt(hams, hospital);
  const memberships = () =>
    query<{ role: string; over: boolean }>(
      hams.db.pool,
      `select m.role, m.until is not null as over from memberships m join doctors d on d.account_id = m.account_id
       where d.id = :id and m.hospital_id = :hospital order by m.id`,
      { id: doctor.id, hospital: hospital.id },
    );
  expect(await memberships()).toEqual([{ role: 'doctor', over: false }]);
  await query(hams.db.pool, 'update practices set hospital_agreed_at = null where doctor_id = :id', {
    id: doctor.id,
  });
  expect(await memberships()).toEqual([{ role: 'doctor', over: true }]);
});

test('M-01 the audit log names account, role and hospital of a session', async () => {
  const hospital = await newHospital(hams);
  const nurse = await newStaff(hams, hospital, 'nurse');
  const [entry] = await query(
    hams.db.pool,
    `select event, actor_role, actor_id, hospital_id from audit_log
     where actor_role = 'nurse' and actor_id = :id order by id desc limit 1`,
    { id: nurse.id },
  );
  expect(entry).toEqual({
    event: 'session_opened',
    actor_role: 'nurse',
    actor_id: nurse.id,
    hospital_id: hospital.id,
  });
});
