import { describe, expect, test } from 'vitest';
import {
  createPasswordResetPeople,
  differentCode,
  minute,
} from '#server/testing/accounts/password-reset-people.ts';
import { doctorForm, freshPhone, newPatient, patientForm, type TestPerson } from '#server/testing/people.ts';

const people = createPasswordResetPeople();
const profile = ({ bearer }: Pick<TestPerson, 'bearer'>) =>
  people.hams.app.inject({ url: '/api/patients/profile', headers: bearer });

describe('the way back in', () => {
  test('C-09 a code replaces the password, ends every session, and tells the owner', async () => {
    const elsewhere = (await people.logIn('teal kettle')).json<{ token: string }>().token;
    const asked = await people.forgot();
    expect(asked.json()).toEqual({
      message: 'If this phone number has an account, we’ve sent it a code.',
      by: 'mailbox',
      validMinutes: 10,
    });
    const answer = await people.reset(await people.codeFor());
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'Your password has been changed. Log in with the new one.' },
    ]);
    const other = { bearer: { authorization: `Bearer ${elsewhere}` } };
    expect([(await profile(people.patient)).statusCode, (await profile(other)).statusCode]).toEqual([
      401, 401,
    ]);
    expect((await people.logIn('teal kettle')).statusCode).toBe(401);
    expect((await people.logIn('new secret')).statusCode).toBe(200);
    expect((await people.lettersTo()).map(({ subject }) => subject)).toEqual([
      'Your HAMS password was changed',
      'Your HAMS code to reset your password',
    ]);
  });

  test('C-09 doctors as well; the same phone in the other role is another account', async () => {
    const phone = freshPhone();
    const made = await Promise.all([
      people.post('/doctors/signup', doctorForm(phone)),
      people.post('/patients/signup', patientForm(phone)),
    ]);
    expect(made.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    await people.forgot(phone, 'doctor');
    const code = await people.codeFor(phone);
    expect((await people.reset(code, { phone })).json()).toMatchObject({ code: 'code_expired' });
    expect((await people.reset(code, { phone, role: 'doctor' })).statusCode).toBe(200);
    expect((await people.logIn('new secret', phone, 'doctors')).statusCode).toBe(200);
    expect((await people.logIn('teal kettle', phone)).statusCode).toBe(200);
  });

  test('C-09 who was locked out by wrong passwords comes in with the new one at once', async () => {
    for (let guess = 0; guess < 10; guess += 1) await people.logIn('wrong');
    expect((await people.logIn('teal kettle')).statusCode).toBe(429);
    await people.reset(await people.askForCode());
    expect((await people.logIn('new secret')).statusCode).toBe(200);
  });

  test('C-09 the message speaks the language of whoever asks; spaces in a pasted code do not matter', async () => {
    await people.forgot(people.patient.phone, 'patient', { 'accept-language': 'hi-IN' });
    const code = await people.codeFor();
    expect((await people.lettersTo())[0]?.text).toContain('नया पासवर्ड बनाने का कोड');
    expect((await people.reset(` ${code.slice(0, 3)} ${code.slice(3)} `)).statusCode).toBe(200);
  });

  test('C-09 a login with the old password, begun before the reset, ends with it', async () => {
    const code = await people.askForCode();
    const logIns = Array.from({ length: 6 }, () => people.logIn('teal kettle'));
    expect((await people.reset(code)).statusCode).toBe(200);
    for (const answer of await Promise.all(logIns)) {
      const { token = 'none' } = answer.json<{ token?: string }>();
      expect((await profile({ bearer: { authorization: `Bearer ${token}` } })).statusCode).toBe(401);
    }
  });
});

describe('a code', () => {
  test('C-09 works until ten minutes are over', async () => {
    const code = await people.askForCode();
    people.later(10 * minute);
    expect((await people.reset(code)).json()).toMatchObject({
      status: 410,
      code: 'code_expired',
      message: 'This code has expired. Ask for a new one.',
    });
    people.later(10 * minute - 1);
    expect((await people.reset(code)).statusCode).toBe(200);
  });

  test('C-09 works once', async () => {
    const code = await people.askForCode();
    expect((await people.reset(code)).statusCode).toBe(200);
    expect((await people.reset(code, { password: 'another one' })).json()).toMatchObject({
      code: 'code_expired',
    });
    expect((await people.logIn('new secret')).statusCode).toBe(200);
  });

  test('C-09 of several resets at once with the same code one counts', async () => {
    const code = await people.askForCode();
    const tries = Array.from({ length: 5 }, (_, index) =>
      people.reset(code, { password: `kettle of ${index}` }),
    );
    const answers = await Promise.all(tries);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410, 410, 410, 410]);
    const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect((await people.logIn(`kettle of ${winner}`)).statusCode).toBe(200);
    expect((await people.lettersTo()).map(({ subject }) => subject)).toHaveLength(2);
  });

  test('C-09 is dead as soon as there is a newer one', async () => {
    const older = await people.askForCode();
    const newer = await people.askForCode();
    if (older !== newer) expect((await people.reset(older)).json()).toMatchObject({ code: 'wrong_code' });
    expect((await people.reset(newer)).statusCode).toBe(200);
  });

  test('C-09 bears four wrong guesses and dies of the fifth', async () => {
    const code = await people.askForCode();
    for (let guess = 1; guess <= 4; guess += 1) {
      expect((await people.reset(differentCode(code, guess))).json()).toMatchObject({
        status: 403,
        code: 'wrong_code',
        message: 'Wrong code. Check it, or ask for a new one.',
      });
    }
    expect((await people.reset(differentCode(code, 5))).json()).toMatchObject({ code: 'code_expired' });
    expect((await people.reset(code)).json()).toMatchObject({ code: 'code_expired' });
    expect((await people.logIn('teal kettle')).statusCode).toBe(200);
  });

  test('C-09 guesses made at once cannot outrun the count', async () => {
    const code = await people.askForCode();
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => people.reset(differentCode(code, index + 1))),
    );
    const counts = Map.groupBy(guesses, (answer) => answer.json<{ code: string }>().code);
    expect([counts.get('wrong_code')?.length, counts.get('code_expired')?.length]).toEqual([4, 16]);
    expect((await people.reset(code)).json()).toMatchObject({ code: 'code_expired' });
  });

  test('C-09 is of no use when the password, the phone or the email was changed meanwhile', async () => {
    const settings = (more: Record<string, unknown>, person: TestPerson) =>
      people.hams.app.inject({
        method: 'PUT',
        url: '/api/patients/update-profile',
        headers: person.bearer,
        body: {
          name: 'Asha Menon',
          phone: person.phone,
          email: 'asha@example.com',
          gender: 'female',
          dateOfBirth: '1990-04-12',
          currentPassword: 'teal kettle',
          ...more,
        },
      });
    for (const change of [{ password: 'secret2' }, { phone: freshPhone() }, { email: 'new@example.com' }]) {
      const person = await newPatient(people.hams);
      await people.forgot(person.phone);
      const code = await people.codeFor(person.phone);
      expect((await settings(change, person)).statusCode).toBe(200);
      const { phone } = person;
      expect((await people.reset(code, { phone })).json()).toMatchObject({ code: 'code_expired' });
    }
  });

  test('C-09 does not open the account that somebody else registers under the phone meanwhile', async () => {
    const phone = freshPhone();
    await people.forgot(phone);
    const { rows } = await people.hams.db.pool.query(
      'select body from outbox where way = $1 order by id desc limit 1',
      ['nobody'],
    );
    const code = String(rows[0]?.body).slice(0, 6);
    await people.post('/patients/signup', patientForm(phone));
    expect((await people.reset(code, { phone })).json()).toMatchObject({ code: 'code_expired' });
    expect((await people.logIn('teal kettle', phone)).statusCode).toBe(200);
  });

  test('C-09 is not stored as it is', async () => {
    const code = await people.askForCode();
    const { rows } = await people.hams.db.pool.query('select * from password_codes where phone = $1', [
      people.patient.phone,
    ]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(
      (
        await people.hams.db.pool.query('select body from outbox where recipient = $1', [
          people.patient.phone,
        ])
      ).rows,
    ).toEqual([]);
  });
});
