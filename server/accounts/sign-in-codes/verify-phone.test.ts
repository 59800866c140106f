import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { consentVersion } from '#domain/accounts/consent.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { createVisitLink } from '#server/messaging/visit-links/create-visit-link.ts';
import { createPhoneOwner, strangersPassword, toBearer } from '#server/testing/accounts/phone-owner.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import {
  bookVisit,
  freshPhone,
  newDoctor,
  newPatient,
  newVerifiedPatient,
  type TestPerson,
} from '#server/testing/people.ts';

let hams: TestApp;
let stranger: TestPerson;
beforeAll(async () => {
  hams = await testApp();
});
beforeEach(async () => {
  hams.setNow(thursdayMorning);
  stranger = await newPatient(hams);
});
afterAll(() => hams.close());

const { post, lettersTo, codeTo, askForCode, enter, signIn, reset, logIn, get, save, formOf } =
  createPhoneOwner(() => hams);
const isProven = async ({ bearer }: Pick<TestPerson, 'bearer'>) =>
  (await get('/patients/profile', { bearer })).json<{ phoneProven: boolean }>().phoneProven;
const put = (url: string, who: TestPerson, body: Record<string, unknown>) =>
  hams.app.inject({ method: 'PUT', url: `/api${url}`, headers: who.bearer, body });

describe('J-01 an account that somebody else made with my number', () => {
  test('J-01 the first code that comes to my phone ends their session and their password, and says so', async () => {
    const answer = await signIn(stranger.phone);
    expect(answer.json()).toEqual({ token: expect.any(String), firstProof: true });
    expect((await get('/patients/profile', stranger)).statusCode).toBe(401);
    expect((await logIn(stranger.phone)).statusCode).toBe(401);
    const mine = toBearer(answer);
    expect((await get('/patients/profile', mine)).json()).toMatchObject({
      phone: stranger.phone,
      email: '',
      hasPassword: false,
      phoneProven: true,
    });
    expect((await get('/sessions', mine)).json<{ sessions: unknown[] }>().sessions).toHaveLength(1);
    const letters = await lettersTo(stranger.phone);
    expect(letters.filter((text) => text.includes('was confirmed for the first time'))).toHaveLength(1);
    const bell = (await get('/bell', mine)).json<{ messages: { title: string }[] }>();
    expect(JSON.stringify(bell)).toContain('Your number is confirmed');
  });

  test('J-01 it happens once: later codes leave other devices and the password alone', async () => {
    const mine = toBearer(await signIn(stranger.phone));
    expect((await signIn(stranger.phone)).json()).toEqual({ token: expect.any(String) });
    expect((await get('/patients/profile', mine)).statusCode).toBe(200);
  });

  test('J-01 a new password by a code keeps that password, and ends all else', async () => {
    const answer = await reset(stranger.phone, 'a new secret');
    expect(answer.json()).toMatchObject({ firstProof: true });
    expect((await get('/patients/profile', stranger)).statusCode).toBe(401);
    expect((await logIn(stranger.phone)).statusCode).toBe(401);
    const mine = toBearer(await logIn(stranger.phone, 'a new secret'));
    expect((await get('/patients/profile', mine)).json()).toMatchObject({ email: '', phoneProven: true });
    expect((await reset(stranger.phone, 'another secret')).json()).not.toHaveProperty('firstProof');
  });

  test('J-01 nothing that outlives a session is left: calendar, links, notifications, choices, known addresses', async () => {
    const doctor = await newDoctor(hams);
    const { appointmentId } = (await bookVisit(hams, stranger, doctor, '16:00')).json<{
      appointmentId: string;
    }>();
    const address = (await post('/calendar-feed', {}, stranger.bearer)).json<{ address: string }>().address;
    const feed = () => hams.app.inject(new URL(address).pathname);
    expect((await feed()).statusCode).toBe(200);
    const link = await createVisitLink(hams.db.pool, {
      appointmentId: Number(appointmentId.slice(4)),
      role: 'patient',
      personId: stranger.id,
      now: new Date(thursdayMorning),
    });
    const byLink = async () => (await hams.app.inject(`/api/visit-links/${link}`)).statusCode;
    expect(await byLink()).toBe(200);
    await put('/message-preferences', stranger, {
      choices: [
        { topic: 'visits', channel: 'sms', wanted: false },
        { topic: 'reminders', channel: 'whatsapp', wanted: true },
      ],
    });

    const mine = toBearer(await signIn(stranger.phone));
    expect((await feed()).statusCode).toBe(404);
    expect(await byLink()).toBe(404);
    const chosen = (await get('/message-preferences', mine)).json<{
      topics: { topic: string; channels: { channel: string; wanted: boolean }[] }[];
    }>();
    const isWantedTopic = (topic: string, channel: string) =>
      chosen.topics.find((one) => one.topic === topic)?.channels.find((one) => one.channel === channel)
        ?.wanted;
    expect([isWantedTopic('visits', 'sms'), isWantedTopic('reminders', 'whatsapp')]).toEqual([true, false]);
    const known = await query<{ address: string }>(
      hams.db.pool,
      "select address from sessions where patient_id = :id and ended_at is not null and address <> ''",
      { id: stranger.id },
    );
    expect(known).toEqual([]);
  });

  test('J-01 the visit that the account has stays, and so does its record', async () => {
    const doctor = await newDoctor(hams);
    const { appointmentId } = (await bookVisit(hams, stranger, doctor, '16:00')).json<{
      appointmentId: string;
    }>();
    const mine = toBearer(await signIn(stranger.phone));
    const { patientId } = (await get('/patients/profile', mine)).json<{ patientId: string }>();
    expect(patientId).toBe(formatId('patient', stranger.id));
    expect((await get(`/patients/appointments/${appointmentId}`, mine)).statusCode).toBe(200);
  });

  test('J-01 the audit log says that the phone was proven, and whose sessions ended', async () => {
    await signIn(stranger.phone);
    const rows = await query<{ event: string }>(
      hams.db.pool,
      `select event from audit_log where account_role = 'patient' and account_id = :id and event <> 'code_sent' order by id`,
      { id: stranger.id },
    );
    expect(rows.map(({ event }) => event)).toEqual([
      'session_opened',
      'session_ended',
      'phone_proven',
      'session_opened',
    ]);
  });

  test('J-01 of two right codes at once each enters, one of them first, and the other keeps its session', async () => {
    const code = await askForCode(stranger.phone);
    await post('/password/forgot', { role: 'patient', phone: stranger.phone });
    const resetCode = await codeTo(stranger.phone);
    const answers = await Promise.all([
      enter(stranger.phone, code),
      post('/password/reset', {
        role: 'patient',
        phone: stranger.phone,
        code: resetCode,
        password: 'a new secret',
      }),
      enter(stranger.phone, code),
    ]);
    expect(answers.filter((answer) => 'firstProof' in answer.json<object>())).toHaveLength(1);
    expect((await get('/patients/profile', stranger)).statusCode).toBe(401);
    expect((await logIn(stranger.phone)).statusCode).toBe(401);
  });
});

describe('J-01 whoever is logged in confirms the phone', () => {
  const confirm = (who: Pick<TestPerson, 'bearer'>, code: string) =>
    post('/patients/phone-confirmation', { code }, who.bearer);
  const askToConfirm = async (who: TestPerson) => {
    expect((await post('/patients/change-codes', {}, who.bearer)).statusCode).toBe(200);
    return codeTo(who.phone);
  };

  test('J-01 a code entered in a session proves the phone, and everything stays', async () => {
    expect(await isProven(stranger)).toBe(false);
    const code = await askToConfirm(stranger);
    expect((await confirm(stranger, code)).json()).toEqual({ message: 'Your number is confirmed.' });
    expect(await isProven(stranger)).toBe(true);
    expect((await confirm(stranger, code)).json()).toMatchObject({ code: 'code_expired' });
    expect((await post('/patients/change-codes', {}, stranger.bearer)).json()).toMatchObject({
      code: 'has_password',
    });
    expect((await signIn(stranger.phone)).json()).toEqual({ token: expect.any(String) });
    expect((await logIn(stranger.phone)).statusCode).toBe(200);
    expect((await get('/patients/profile', stranger)).json()).toMatchObject({ email: 'asha@example.com' });
  });

  test('J-01 a code to sign in does not confirm, nor a code to somebody else’s phone', async () => {
    const other = await newPatient(hams);
    const [theirs, toSignIn] = [await askToConfirm(other), await askForCode(stranger.phone)];
    for (const code of [theirs, toSignIn]) {
      expect((await confirm(stranger, code)).json()).toMatchObject({ code: 'code_expired' });
    }
    expect(await isProven(stranger)).toBe(false);
  });

  test('J-01 another phone is not proven until a code to the new one confirms it', async () => {
    const person = await newVerifiedPatient(hams);
    const phone = freshPhone();
    const saved = await save(person, { ...formOf(person.phone), phone, currentPassword: strangersPassword });
    const now = { bearer: { authorization: `Bearer ${saved.json<{ newToken: string }>().newToken}` } };
    expect(saved.json()).toMatchObject({ patient: { phone, phoneProven: false } });
    const moved = { ...person, ...now, phone };
    expect((await confirm(moved, await askToConfirm(moved))).statusCode).toBe(200);
    expect((await get('/patients/profile', moved)).json()).toMatchObject({
      phoneProven: true,
      hasPassword: true,
    });
  });

  test('J-01 a stranger who proves a phone of their own and moves to mine keeps nothing either', async () => {
    const mine = freshPhone();
    await confirm(stranger, await askToConfirm(stranger));
    const form = { ...formOf(stranger.phone), phone: mine, currentPassword: strangersPassword };
    const { newToken } = (await save(stranger, form)).json<{ newToken: string }>();
    expect((await signIn(mine)).json()).toMatchObject({ firstProof: true });
    expect((await logIn(mine)).statusCode).toBe(401);
    const theirs = { bearer: { authorization: `Bearer ${newToken}` } };
    expect((await get('/patients/profile', theirs)).statusCode).toBe(401);
  });

  test('J-01 without a password, a code to the present phone that confirms a change proves it as well', async () => {
    const phone = freshPhone();
    const { proof } = (await signIn(phone)).json<{ proof: string }>();
    const me = toBearer(
      await post('/patients/quick-signup', {
        proof,
        name: 'Nila Thomas',
        gender: 'Female',
        birthYear: 1991,
        consent: consentVersion,
      }),
    );
    expect(await isProven(me)).toBe(true);
    await query(hams.db.pool, 'update accounts set phone_verified_at = null where phone = :phone', { phone });
    await post('/patients/change-codes', {}, me.bearer);
    const form = { name: 'Nila Thomas', email: 'nila@example.com', gender: 'Female', birthYear: 1991, phone };
    expect((await save(me, { ...form, code: await codeTo(phone) })).json()).toMatchObject({
      patient: { phoneProven: true, email: 'nila@example.com' },
    });
  });
});

describe('C-09 of a doctor', () => {
  test('C-09 a first code ends sessions, email and calendar of before; password and second step stay theirs', async () => {
    const doctor = await newDoctor(hams);
    const address = (await post('/calendar-feed', {}, doctor.bearer)).json<{ address: string }>().address;
    expect((await reset(doctor.phone, 'a new secret', 'doctor')).json()).toMatchObject({ firstProof: true });
    expect((await hams.app.inject(new URL(address).pathname)).statusCode).toBe(404);
    expect((await logIn(doctor.phone, strangersPassword, 'doctors')).statusCode).toBe(401);
    expect((await logIn(doctor.phone, 'a new secret', 'doctors')).statusCode).toBe(200);
    const [row] = await query<{ email: string }>(
      hams.db.pool,
      'select a.email from doctors d join accounts a on a.id = d.account_id where d.id = :id',
      { id: doctor.id },
    );
    expect(row?.email).toBe('');
    expect((await reset(doctor.phone, 'another secret', 'doctor')).json()).not.toHaveProperty('firstProof');
  });
});

test('J-01 a code that comes by email proves no phone: a stranger’s own address would', async () => {
  const mailOnly = await testApp({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example' });
  try {
    const { phone, bearer } = await newPatient(mailOnly);
    await mailOnly.app.inject({ method: 'POST', url: '/api/patients/sign-in-codes', body: { phone } });
    const [letter] = await query<{ body: string }>(
      mailOnly.db.pool,
      "select body from outbox where kind = 'sign_in_code' and way = 'email'",
      {},
    );
    const code = letter?.body.slice(0, 6) ?? 'none';
    const answer = await mailOnly.app.inject({
      method: 'POST',
      url: '/api/patients/sign-in',
      body: { phone, code },
    });
    expect(answer.json()).toEqual({ token: expect.any(String) });
    const profile = await mailOnly.app.inject({ url: '/api/patients/profile', headers: bearer });
    expect(profile.json()).toMatchObject({ phoneProven: true, hasPassword: true });
    const asked = await mailOnly.app.inject({
      method: 'POST',
      url: '/api/patients/change-codes',
      headers: bearer,
    });
    expect(asked.json()).toMatchObject({ code: 'has_password' });
    const [account] = await query<object>(
      mailOnly.db.pool,
      'select phone_verified_at, email from accounts where phone = :phone',
      { phone },
    );
    expect(account).toEqual({ phone_verified_at: null, email: 'asha@example.com' });
  } finally {
    await mailOnly.close();
  }
});
